export interface paths {
    "/v1/get_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with user and password
         * @description Signs in with the tax id, or with an e-mail that only one customer has. A provisional password of a recovery signs in once per hour and answers `change_password` true. A wrong password and an unknown user get the same answer, in the same time.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/is_token_valid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a stored token still opens a session, and a fresh one in its place
         * @description Prolongs a session: a valid token is answered with a new one for the same session, valid for an hour. 419 is an expired token; one that was never ours is answered with `token_is_valid` false.
         */
        post: operations["isTokenValid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out; every token of this session stops working
         * @description Ends the session of the token, on every device that has it. Other sessions of the customer go on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open an account
         * @description A tax id that is not valid and one that already has an account get the same answer (400, `user: [cannot_register]`), so that the answer does not reveal who is a customer.
         */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer who is signed in
         * @description The profile that the customer can see and change, in the envelope of version 2.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer who is signed in, in the envelope of version 1
         * @description As getUser, in the envelope of version 1.
         */
        get: operations["getUserV1"];
        /**
         * Change mobile and e-mail of the customer
         * @description A retailer that offers requestEmailChange takes no other e-mail here, as the customer signs in with it. Field codes of the 400: `mobile` required, invalid; `email` invalid.
         */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/client_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with client id and secret
         * @description Opens a session of the one customer whom the credentials belong to. For another system of the retailer, never for a browser.
         */
        post: operations["signInWithClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/openid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with what the identity provider sent back
         * @description The server exchanges the code at the provider, checks the id token and its nonce, and opens a session. A code works once. The return address is the portal's `/connect`, agreed with the provider beforehand. The authorization carries no code challenge (PKCE): the server proves itself to the provider with a secret of its own, and the nonce ties the code to the browser that requested it.
         */
        post: operations["signInWithOpenId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Ends every other session of the customer. Field codes of the 400: `current` required; `password` required, too_short, too_long, lower_case_missing, upper_case_missing, digit_missing, symbol_missing, same.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sessions/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the customer is signed in
         * @description The sessions that have not ended, the latest first; those of the retailer's own people are left out. An extension of the interface: of a retailer without it a portal says nothing of sessions.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the customer but this one. Repeating it is harmless. An extension of the interface.
         */
        post: operations["endOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/language/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Languages in which the retailer may write to the customer
         * @description The languages of e-mails, letters and documents, with the one in which the retailer writes. An extension of the interface: for a retailer without it the portal shows the language of the profile, to be changed by telephone.
         */
        get: operations["listLetterLanguages"];
        /**
         * Choose the language in which the retailer writes
         * @description From then on e-mails and documents are in this language, whatever the language of the page. Field codes of the 400: `language` required, unknown. An extension of the interface.
         */
        put: operations["changeLetterLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change of the e-mail that waits for its confirmation
         * @description The latest change that was requested and is not confirmed yet, even after its link has expired. An extension of the interface: for a retailer without it the portal changes the e-mail at once, with updateUser.
         */
        get: operations["getEmailChange"];
        put?: never;
        /**
         * Request another e-mail to sign in with
         * @description Sends a link to the new address, valid for 24 hours, and notifies the present address, which signs in until the link is used. A further call replaces the pending change, whose link no longer works. The answer is the same for an address that signs in another customer; that address receives a notice instead of a link. Field codes of the 400: `email` required, invalid, too_long, same; `password` required, too_long. An extension of the interface.
         */
        post: operations["requestEmailChange"];
        /**
         * Withdraw the change of the e-mail that waits
         * @description Its link no longer works. Harmless where none waits. An extension of the interface.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm another e-mail with the code of its link
         * @description From now on the customer signs in with the new address; the previous address is notified. Open to visitors, as the link may be opened in another browser; a session of another customer is refused. Repeating it is harmless as long as the address is in force. Field codes of the 400: `code` required, invalid (unknown, withdrawn, replaced or older than 24 hours; the answer does not distinguish these). An extension of the interface.
         */
        post: operations["confirmEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/activate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account requested at sign-up
         * @description Field codes of the 400: `code` required, invalid (unknown, used or older than 24 hours; the answer does not distinguish these); `password` as in changePassword.
         */
        post: operations["activateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/reset/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a provisional password by tax id and e-mail
         * @description As recoverPassword, only when both belong to the same customer; the answer does not reveal whether they do. Field codes of the 400: `email` required, invalid; `nif` required, invalid.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a provisional password by e-mail
         * @description Sends a provisional password to the address, valid for one hour; a sign-in with it returns `change_password: true`. The answer and its timing are the same whether or not the address is known.
         */
        post: operations["recoverPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/signup/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request an account for an existing contract
         * @description What is wrong in form (tax id, addresses that differ, nothing accepted) comes as HTML in `render.errors` with status 200. A well formed request gets the same `body` whether or not the contract and the tax id belong together; only when they do, an e-mail with an activation code goes out.
         */
        post: operations["confirmSignUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ov_customize/ov_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings that anybody may read
         * @description Settings that are laid over the published configuration before anybody signs in. A setting that is not served keeps its default, and an invalid one is ignored.
         */
        get: operations["getPublicSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ov_customize/ov_private_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings for customers who are signed in
         * @description Settings that are laid over the public ones once a customer is signed in; they may differ from customer to customer.
         */
        get: operations["getPrivateSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/feature_flags/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the retailer has switched on, for everybody or for this customer
         * @description Switches that are neither settings nor conditions. A customer may have other flags than a visitor.
         */
        get: operations["getFeatureFlags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ov_customize/html_dinamic_elements/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks of HTML for one group of screens
         * @description Blocks of a group, such as the notices of the login page, as HTML in the requested language and in the order to show them.
         */
        get: operations["listPageElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ov_customize/html_dinamic_elements/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blocks of HTML of one page that the retailer writes
         * @description Blocks of one page that the retailer wrote, in the order to show them.
         */
        get: operations["getPageElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ov_customize/html_dinamic_routes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages that the retailer writes
         * @description Pages that the retailer wrote, with the path and the texts of their links. Their blocks come from getPageElements.
         */
        get: operations["listPageRoutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/banners/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banner for one place of the portal
         * @description The banner of a place. `null` when there is none, or when it is for customers only and a visitor makes the request.
         */
        get: operations["getBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/user/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's coupons
         * @description Coupons that are still valid. Refused (`feature_disabled`) where the flag `coupons.coupon` is off for the customer.
         */
        get: operations["listCoupons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's contracts, active ones first
         * @description One page of the contracts of a kind, active ones first unless `order` says otherwise. `filter` looks in number, CUPS, address and name, without regard to accents and capitals.
         */
        get: operations["listContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's contracts, active ones first, in the envelope of version 1
         * @description As listContracts, in the envelope of version 1.
         */
        get: operations["listContractsV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/list-info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers of all contracts, for choosing one
         * @description Identifier and number of every contract, without paging: for menus that go from one contract to another.
         */
        get: operations["listContractsInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts/ibans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's own bank accounts
         * @description Accounts that the customer has used, with their numbers whole.
         */
        get: operations["listIbans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ibans/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's own bank accounts, in the envelope of version 1
         * @description As listIbans, in the envelope of version 1.
         */
        get: operations["listIbansV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One contract, whole
         * @description Everything that the detail of a contract shows. A contract requested under the `type` of the other commodity is not found.
         */
        get: operations["getContract"];
        put?: never;
        /**
         * Choose how invoices arrive
         * @description For gas and electricity. Electricity takes `email` or `postal`, gas true or false; the other form means the same (true is `email`) and the answer has the form of the contract's own kind. Field codes of the 400: `invoice_online` required, invalid.
         */
        post: operations["changeInvoiceDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/iban/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the bank account that pays a contract of electricity
         * @description Only for a contract in state `activa` (406 `contract_not_active`). Field codes of the 400: `iban` required, invalid; `bank_id` required, unknown; `owner_is_bank_owner` must_be_true; `files` required, file_too_large, file_type, file_unreadable, too_many. The account that the contract already has is taken as done. A gas contract is not found here: changeGasContractIban is for those.
         */
        post: operations["changeContractIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{name}/pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The contract as a document
         * @description The contract as a document in the requested language. Refused (`feature_disabled`) where the retailer offers none.
         */
        get: operations["downloadContractPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contract/download_attachment/{attachmentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An attachment of a contract
         * @description A document of the contract, by its identifier in `attachments`. The file keeps its own name.
         */
        get: operations["downloadContractAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All addresses of the customer
         * @description Postal addresses that the customer may choose for notifications.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts/{contractId}/addresses/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Addresses that may receive a contract's notifications
         * @description As listAddresses, and the one that the contract has comes first.
         */
        get: operations["listContractAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts/{contractId}/iban/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the bank account that pays a gas contract
         * @description As changeContractIban, under the identifier of the contract. An electricity contract is not found here.
         */
        post: operations["changeGasContractIban"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/notification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose where a contract is written to: an address that exists or a new one
         * @description Field codes of the 400: `address_id` required, unknown; the fields of `new_address` under their own names: required, invalid, too_short, too_long (`city` is invalid where the postal code serves other municipalities); `new_address` required when it is missing as a whole.
         */
        post: operations["changeNotificationAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/notification/email/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the e-mail address that a contract is notified at
         * @description Field codes of the 400: `email` required, invalid, too_long.
         */
        put: operations["changeNotificationEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/notification/phone/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the telephone that a contract is notified at
         * @description Field codes of the 400: `phone` required, invalid, too_long. Becomes `mobile` of the notification address.
         */
        put: operations["changeNotificationPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/power/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request another contracted power from the distributor
         * @description Powers are in W. Field codes of the 400: `phone` required, invalid; `phone_num` mismatch (number and prefix are not those of `phone`); `power_p1` … `power_p6` required, too_low, too_high, not_in_steps (no multiple of 100 W, in a tariff up to 15 kW), not_in_tariff (the access tariff has no such period), not_ascending (less than the period before, from `power_p3` on).
         */
        post: operations["changeContractPower"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/electronic_notification/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request electronic notification
         * @description Follows changeNotificationEmail and changeNotificationPhone, which leave where to notify to: the notification address of the contract. The e-mail that the customer signs in with is another thing.
         */
        post: operations["requestElectronicNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/no_cession_sips/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opt out of sharing meter data with the meter database (SIPS)
         * @description Repeating the request while it waits for a signature sends the message to sign once more. Only for electricity.
         */
        post: operations["optOutOfSips"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractId}/communications/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was sent to the customer about a contract, the latest first
         * @description Invoices, requests for a signature, confirmations of changes, documents, and answers to cases and claims. An extension of the interface: of a retailer without it a portal says nothing of them.
         */
        get: operations["listCommunications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractId}/notices/{noticeId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A change of the price or terms of a contract, or its renewal
         * @description Prices and terms before and after, the consumption to compute the effect from, until when the customer may decide and what was decided (RD 88/2026 6.1.m-n; TRLGDCU 97.1.p). An extension of the interface: a retailer without it lists no communication of kind `price_change` or `renewal`.
         */
        get: operations["getContractNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractId}/notices/{noticeId}/decision/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a change of price or a renewal, or leave the contract without a charge
         * @description The same decision again gets the first one. Who leaves has the contract and its price until the day on which the notice is in force. Field codes of the 400: `choice` required, unknown. An extension of the interface, as `getContractNotice`.
         */
        post: operations["decideContractNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/double-tariff/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months of double tariff that a contract has
         * @description The months chosen for the double tariff, or `null` while none are.
         */
        get: operations["getDoubleTariff"];
        /**
         * Choose the months of double tariff
         * @description Takes only what listAvailableDoubleTariffs offers. Field codes of the 400: each field required, too_low, too_high; `startMonth` not_available; `endYear` before_start.
         */
        put: operations["changeDoubleTariff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/available-double-tariffs/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Months of double tariff that may be chosen
         * @description Periods that can be chosen, soonest first. None where the product of the contract has no such option.
         */
        get: operations["listAvailableDoubleTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/happy-hours/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Happy hours that a contract has
         * @description The hours chosen, or `null` while none are.
         */
        get: operations["getHappyHours"];
        /**
         * Choose the happy hours
         * @description Takes only what listAvailableHappyHours offers. Field codes of the 400: each field required, too_low, too_high; `startHour` not_available.
         */
        put: operations["changeHappyHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/available-happy-hours/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Happy hours that may be chosen
         * @description Hours that can be chosen. None where the product of the contract has no such option.
         */
        get: operations["listAvailableHappyHours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/happy-day/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Happy day that a contract has
         * @description The day chosen, with its name in the requested language, or `null` while none is.
         */
        get: operations["getHappyDay"];
        /**
         * Choose the happy day
         * @description Takes only what listAvailableHappyDays offers. Field codes of the 400: `value` required, too_low, too_high, not_available.
         */
        put: operations["changeHappyDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractId}/available-happy-days/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Happy days that may be chosen
         * @description Days that can be chosen, with their names in the requested language. None where the product has no such option.
         */
        get: operations["listAvailableHappyDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contract/{contractName}/change_bateria_pes_percentatge/{batteryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the share of a contract in a virtual battery
         * @description The other contracts that receive from the battery share the rest in the proportion they had (evenly, when all had 0), and all of them get new weights. Field codes of the 400: `pes_percentatge` required, too_low, too_high, invalid.
         */
        put: operations["changeBatteryShare"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the share of a contract in a virtual battery
         * @description The other contracts that receive from the battery share the rest in the proportion they had (evenly, when all had 0), and all of them get new weights. Field codes of the 400: `pes_percentatge` required, too_low, too_high, invalid. The same as changeBatteryShare.
         */
        patch: operations["patchBatteryShare"];
        trace?: never;
    };
    "/v2/contract/{contractName}/bateria_virtual_move_virtual_battery/{batteryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move the share of a contract to another virtual battery
         * @description The share ends today and one in the other battery begins; what was accumulated goes along. The contracts left behind share the whole in the proportion they had (evenly, when all had 0). A contract that receives from the other battery already keeps its share there, which takes the new percentage and the discount. Field codes of the 400: `bateria_desti` required, unknown, same; `pes_percentatge` required, too_low, too_high, invalid.
         */
        put: operations["moveBattery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move the share of a contract to another virtual battery
         * @description The share ends today and one in the other battery begins; what was accumulated goes along. The contracts left behind share the whole in the proportion they had (evenly, when all had 0). A contract that receives from the other battery already keeps its share there, which takes the new percentage and the discount. Field codes of the 400: `bateria_desti` required, unknown, same; `pes_percentatge` required, too_low, too_high, invalid. The same as moveBattery.
         */
        patch: operations["patchMoveBattery"];
        trace?: never;
    };
    "/v2/contract/{contractName}/bateria/{batteryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose what happens to the discount of a virtual battery
         * @description Field codes of the 400: `valor_descomptes` required, invalid.
         */
        put: operations["changeBatteryManagement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Choose what happens to the discount of a virtual battery
         * @description Field codes of the 400: `valor_descomptes` required, invalid. The same as changeBatteryManagement.
         */
        patch: operations["patchBatteryManagement"];
        trace?: never;
    };
    "/v1/contract/bateria/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ways to manage discounts
         * @description How the balance of a battery can be used, with names in the requested language.
         */
        get: operations["listBatteryTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/bateria_virtual_percentages/{batteryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shares of all contracts that receive from a virtual battery
         * @description The contracts that receive from a battery, each with its share of the whole in percent.
         */
        get: operations["listBatteryPercentages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contract/{contractName}/bateria_virtual_movements/{batteryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What came into a virtual battery for a contract, and what was used
         * @description The ledger of a contract in a battery, with the balance after each movement. An extension of the interface: a retailer without it answers 404, 405 or 501, and a portal shows the balance alone.
         */
        get: operations["listBatteryMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/virtual_batteries/{ids}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movements of virtual batteries as a spreadsheet
         * @description One sheet for each battery: date, contract, kind of movement, invoice, what came in, what was used, what was moved from or to another battery, and what is left, in euro. All or nothing: one battery that is not the customer's and nothing is answered (404).
         */
        get: operations["downloadBatteries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contracts/{contractId}/cch/chart/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Energy of a contract over time, with the names of the lines that the portal gives
         * @description A contract without readings, and one of gas, answers no items (the portal says `contract_cch_chart_no_data`). It only reads.
         */
        post: operations["getConsumptionChart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractId}/cch/chart/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Energy of a contract over time
         * @description A contract without readings, and one of gas, answers no items (the portal says `contract_cch_chart_no_data`).
         */
        get: operations["getConsumptionChartV1"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractId}/cch/download/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Energy of a contract over time as a file
         * @description The readings of the chart as CSV or XLSX, with whether each is final or provisional in the last column, and an empty cell where nothing was read; 404 `contract_cch_chart_no_data` where there are none.
         */
        get: operations["downloadConsumption"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's invoices, newest first
         * @description One page of the invoices that `filter` leaves, each with the documents that it offers.
         */
        get: operations["listInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document of an invoice
         * @description A document of an invoice, of a kind that its `download_types` name. `signed_pdf` and `signed_xml` carry a signature by RSA and SHA-256 over their content, with the public key and without a certificate: they prove that nothing was changed, and are neither PAdES nor XAdES.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices_multipoint/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices for several supply points, newest first
         * @description Of the fields of `filter` only `number`, `date` and `amount_total` are known here.
         */
        get: operations["listMultipointInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices_multipoint/{id}/{type}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document of an invoice for several supply points
         * @description A document of a joint invoice, of a kind that its `download_types` name; signed ones as downloadInvoice says.
         */
        get: operations["downloadMultipointInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/filter/params": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the filters of invoices can be set to
         * @description Values by which a list of invoices can be filtered: those of the contracts that have invoices, for the requested fields.
         */
        get: operations["listFilterParams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payment_platforms_available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Platforms that invoices can be paid with
         * @description Platforms by name; `enabled` says which of them can be used.
         */
        get: operations["listPaymentPlatforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/publishable_key/{platform}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public key of a platform
         * @description The key with which a browser talks to the platform. It opens nothing by itself.
         */
        get: operations["getPublishableKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an invoice by card
         * @description First with a payment method; when that answers `requires_action`, again with the payment intent once the customer has authenticated. The server takes the amount (`amount_to_pay`) from the invoice. An invoice is charged once, whatever arrives: one that is paid or being paid is `not_payable`; a payment intent of the customer's own that has been charged answers its success again. Each step has an Idempotency-Key of its own.
         */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transaction_summary/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was paid for an invoice
         * @description After a payment that succeeded, `transaction_not_found` or `internal_error` only mean that the platform has not reported it yet.
         */
        get: operations["getTransactionSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/download_transaction_receipt/{invoiceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Receipt of what was paid for an invoice
         * @description The receipt of the payment that settled the invoice, as a document in the requested language.
         */
        get: operations["downloadTransactionReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contracts/{contractName}/atc/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim about a contract
         * @description Field codes of the 400: `contract` required, mismatch; `tipus` required, unknown; `subtipus` required, unknown; `comments` required, too_long; `attachment` file_too_large, file_type, file_unreadable.
         */
        post: operations["createClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atc/tipus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of claim
         * @description Types of claims by the codes of the regulator, with names in the requested language.
         */
        get: operations["listClaimTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atc/tipus/{id}/subtipus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subtypes of a type of claim
         * @description Subtypes of one type of claim, by the codes of the regulator.
         */
        get: operations["listClaimSubtypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atc/unsigned/tipus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types of claim for visitors
         * @description What a visitor may claim about, beside `not_contracted` and `other`, which every retailer takes. An extension of the interface: without it a portal offers those two.
         */
        get: operations["listUnsignedClaimTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/atc/unsigned/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim without a session, also without a contract
         * @description Ley 10/2025 3.1 and 7.1. Numbered in the series of claims; the receipt also goes to the e-mail. Field codes of the 400: `name` required; `email` required, invalid; `vat`, `mobile` and `cups` invalid; `type` required, unknown; `text` required, too_long; `attachments` too_many, file_too_large, file_type, file_unreadable. An extension of the interface: without it a portal names the other ways to claim.
         */
        post: operations["createUnsignedClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a case can be about
         * @description Open to visitors with `unsigned`; without it, only to signed-in customers.
         */
        get: operations["listCaseCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cases and claims of the customer, the latest change first
         * @description One page of cases and claims. Messages and attachments come from getRequest. `filter` and `order` are extensions of the interface: a retailer without them answers the usual list, without `order`.
         */
        get: operations["listRequests"];
        put?: never;
        /**
         * Open a case about a contract
         * @description Field codes of the 400: `polissa_id` required, unknown; `polissa_type` required, invalid; `categ_id` required, unknown; `title` and `message` required, too_long; `attachments` required, too_few, too_many, file_too_large, file_type, file_unreadable.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/{requestId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A case or claim with its messages
         * @description A case or claim with its messages, oldest first.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/{requestId}/messages/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A further message of the customer in a case or claim
         * @description One that waited for the customer (`additional_information_needed`) is `being_processed` afterwards; one that was accepted or denied takes no more (406 `request_closed`). Field codes of the 400: `text` required, too_long; `attachments` too_many, file_too_large, file_type, file_unreadable. An extension of the interface: of a retailer without it a portal shows the messages alone.
         */
        post: operations["sendRequestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/{requestId}/attachments/{fileId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that came with a message of a case or claim
         * @description The file as it was sent, under its own name. An extension of the interface; see the `id` of an attachment.
         */
        get: operations["downloadRequestAttachment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/cases/{requestId}/receipt/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a case or claim as a PDF
         * @description What the customer wrote, when it was received and by when it is answered, as it was stored when it arrived. An extension of the interface; see `receipt` of getRequest.
         */
        get: operations["downloadRequestReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/distributor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The distributor of a supply point, for who has no supply
         * @description Name and telephone of the distributor, by the CUPS alone: it does not reveal whether anybody has a contract there. 404 for a distributor that the retailer does not know. Field codes of the 400: `cups` required, invalid; `supply` required. An extension of the interface: of a retailer without it the portal leads to the telephone on the invoice.
         */
        post: operations["findDistributor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/unsigned/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a case without a session
         * @description Field codes of the 400: `email` and `mobile` required, invalid; `category` required, unknown; `subject` and `description` required, too_long; `attachment` file_too_large, file_type, file_unreadable.
         */
        post: operations["createUnsignedCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/geo/zipcode/{zipcode}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Municipalities that a postal code serves
         * @description A postal code can serve several municipalities, and some of them lie in another province than its own.
         */
        get: operations["listLocalities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/geo/provincies/{ine}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Province of a municipality
         * @description The province of the code, with the retailer's own number, which addresses are sent with. None for an unknown code.
         */
        get: operations["listProvinces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/geo/tipovias/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kinds of street
         * @description Kinds with the numbers that addresses are sent with, and names in the requested language.
         */
        get: operations["listStreetTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/comers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retailers of electricity that a customer may come from
         * @description Retailers of electricity that a supply may come from, under the numbers that a lead names.
         */
        get: operations["listPreviousRetailers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/leads/comers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retailers of gas that a customer may come from
         * @description Retailers of gas that a supply may come from, under the numbers that a lead names.
         */
        get: operations["listGasPreviousRetailers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access tariffs of electricity that fit a power
         * @description Access tariffs that a power allows; with `old`, also those that are no longer contracted.
         */
        get: operations["listTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access tariffs of gas
         * @description Access tariffs of gas; which one a supply has follows from its yearly consumption.
         */
        get: operations["listGasTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/pricelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of electricity for a supply point
         * @description Products for a supply of electricity, with the texts to show them. A promotional code that is not valid changes nothing.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/pricelist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of gas for a supply point
         * @description Products for a supply of gas, with the texts to show them.
         */
        get: operations["listGasProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/validate-coupon/{coupon}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a promotional code is worth something today
         * @description Whether a promotional code is valid. Codes that are not valid are counted: ten in a minute from one address are the most.
         */
        get: operations["validateCoupon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contractacio/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists and limits of the contracting forms
         * @description Lists and limits that the contracting needs before its first step.
         */
        get: operations["getContractingConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contractacio/config/cups/{cups}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a supply point of electricity, to fill a form in
         * @description Power and access tariff of a supply of electricity. `null` where the distributor shows none.
         */
        get: operations["getCupsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/contractacio/config/cups/{cups}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is known of a supply point of gas, to fill a form in
         * @description Access tariff and yearly consumption of a supply of gas. `null` where the distributor shows none.
         */
        get: operations["getGasCupsConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/cups/{cups}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a supply point of electricity can be contracted, and its SIPS data
         * @description Three outcomes that a form must distinguish: 400 the CUPS is wrong; 200 with `cupsAvailable` false, contracting stops; any other answer, it could not be checked.
         */
        get: operations["getCupsAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/leads/cups/{cups}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a supply point of gas can be contracted, and its SIPS data
         * @description Three outcomes that a form must distinguish: 400 the CUPS is wrong; 200 with `cupsAvailable` false, contracting stops; any other answer, it could not be checked.
         */
        get: operations["getGasCupsAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one step of a contracting of electricity, or confirm it
         * @description `FormConfirm` must hold the fields of `step`; it may hold those of other steps too, and a first call at step 5 must hold all (the whole lead at once). Later calls name the `lead_id` of the first. Confirmed by step 5 with `confirm` true; confirming again gives the same answer and no second contract. Field codes of the 400, under the path inside FormConfirm (`owner.vat`): required, invalid, too_short, too_long, unknown, must_be_true, company_not_allowed, lower_than_previous, too_low, too_high, too_many, file_too_large, file_type, file_unreadable. Signing in is needed only where the retailer's setting `contractation.authenticate` says so; a customer who is signed in need not accept conditions and GDPR again.
         */
        post: operations["saveLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gas/leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send one step of a contracting of gas, or confirm it
         * @description `FormConfirm` must hold the fields of `step`; it may hold those of other steps too, and a first call at step 5 must hold all (the whole lead at once). Later calls name the `lead_id` of the first. Confirmed by step 5 with `confirm` true; confirming again gives the same answer and no second contract. Field codes of the 400, under the path inside FormConfirm (`owner.vat`): required, invalid, too_short, too_long, unknown, must_be_true, company_not_allowed, lower_than_previous, too_low, too_high, too_many, file_too_large, file_type, file_unreadable. Signing in is needed only where the retailer's setting `contractation.authenticate` says so; a customer who is signed in need not accept conditions and GDPR again.
         */
        post: operations["saveGasLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/solvencia/{lead_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the person of a lead passes the check of unpaid debts
         * @description For a lead of electricity or of gas whose step 2 was sent.
         */
        get: operations["getLeadSolvency"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/dni-validation/{lead_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the identity document of a lead belongs to its person
         * @description For a lead of electricity or of gas whose step 2 was sent.
         */
        get: operations["getLeadIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/{lead_id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the summary of the contract that a lead orders
         * @description The summary that a customer is shown before ordering, apart from the contract (RD 88/2026 28.3, TRLGDCU 97.1): made from what the retailer stored of the lead, stored with its time, and sent by e-mail with the confirmation, which names it in `summary_id`. With the same content the same summary is answered. Refused where a step is missing (`lead_incomplete`) or the product is no longer on offer (`product_not_available`). An extension of the interface: without it the portal shows a summary of its own and offers no document.
         */
        post: operations["createLeadSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/{lead_id}/summary/{summary_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The summary of a contract as a document
         * @description In the language that the customer chose for letters.
         */
        get: operations["downloadLeadSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/leads/potencia": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave the result of the power calculator and how to be reached
         * @description Field codes of the 400: required, invalid, must_be_true (`consent`).
         */
        post: operations["savePowerLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/state/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How far a contracting is
         * @description Changes nothing; a POST, so that neither reference nor proof is part of an address. Field codes of the 400: `reference` required, unknown (no such order, or the proof is not its own: the answer is the same for both, and takes the same time); `proof` required. An extension of the interface: without it a portal names customer service.
         */
        post: operations["readOrderState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/withdrawable/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's contracts, with whether they may withdraw from each
         * @description The latest first. An extension of the interface: without it a portal finds nothing to choose, and a customer withdraws by the number of the contract.
         */
        get: operations["listWithdrawableContracts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/withdrawals/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw from a contract within its term
         * @description Right of withdrawal of consumers (TRLGDCU 102-108), with a session or without. The same order withdrawn again answers the first receipt, whatever the key. Field codes of the 400: `reference` required, unknown (no such order, or the proof is not its own: the answer is the same for both, and takes the same time); `proof` required; `name` required; `confirm` must_be_true. An extension of the interface: without it a portal names the other ways to withdraw.
         */
        post: operations["withdrawFromContract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/withdrawals/{receiptKey}/pdf/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The receipt of a withdrawal as a document
         * @description In the language of the request. An extension of the interface, beside `withdrawFromContract`.
         */
        get: operations["downloadWithdrawalReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/withdrawal-form/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The model form of withdrawal as a document
         * @description Annex B of the TRLGDCU with the retailer's name and address, to print and send without the portal. An extension of the interface: without it a portal does not offer the document.
         */
        get: operations["downloadWithdrawalForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price-compare/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an electricity bill would have been here
         * @description Field codes of the 400: required, invalid, unknown, before_start (`endDate`), file_too_large, file_type, file_unreadable.
         */
        post: operations["comparePrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price-compare/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a call about a comparison of electricity, or leave the invoice to have it made by hand
         * @description Requests a call about a comparison. `comparison_id` may be left out; one that is older than an hour is not found.
         */
        post: operations["confirmComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/price-compare-related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same bill with the other products
         * @description The other products with what the same bill would have been, while the comparison is stored (one hour).
         */
        get: operations["listComparisonRelated"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/gas/price-compare/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a gas bill would have been here, or a request for a call about it
         * @description Two requests share this address: the fields of the bill answer the comparison, and a request with the fields of a contact (it has `email`) leaves the contact.
         */
        post: operations["compareGasPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscribers/{subscriber_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The subscriber behind a link
         * @description E-mails of a subscriber, by the reference of a link. Its first use confirms the choice that the link was sent for.
         */
        get: operations["getSubscriber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/newsletters/{subscriptor_id_or_email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newsletters, and which of them are subscribed
         * @description With an e-mail none is shown as subscribed, whether or not the address is known, so that the answer does not reveal who is a subscriber; with the reference the subscriptions are shown.
         */
        get: operations["listNewsletters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriber/set_active_newsletters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose newsletters; none at all removes the subscriber
         * @description With the reference the choice holds at once. With an e-mail the retailer writes there first, and the choice holds once the link in that message is opened; the answer is the same for a known and an unknown address.
         */
        post: operations["setActiveNewsletters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/subscriber/set_mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change where the newsletters go
         * @description Replaces the e-mails of a subscriber; each is stored once.
         */
        post: operations["setSubscriberMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/omip/products/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of the wholesale market
         * @description Products of the wholesale market on which an alert can be set.
         */
        get: operations["listOmipProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/omip/alerts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer's price alerts
         * @description Alerts that the customer has set.
         */
        get: operations["listOmipAlerts"];
        put?: never;
        /**
         * Add a price alert, or change one
         * @description The same alert twice (product, type and price) stays one and answers its id.
         */
        post: operations["saveOmipAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/omip/delete/alerts/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a price alert
         * @description Deletes one of the customer's own alerts.
         */
        post: operations["deleteOmipAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @example {
         *       "user": "00000000T",
         *       "password": "Portal-demo-1"
         *     }
         */
        Credentials: {
            /** @description Tax id (NIF) of the customer, whose case, spaces, hyphens and prefix ES do not matter, or their e-mail. */
            user: string;
            password: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
         *       "change_password": false
         *     }
         */
        Session: {
            token: string;
            /** @description True when the customer has to choose a new password first. */
            change_password: boolean;
        };
        /**
         * @description A code, never a sentence for the customer. `openapi/ERRORS.md` says what each one means.
         * @example token_expired
         * @enum {string}
         */
        ErrorCode: "invalid_fields" | "token_missing" | "token_expired" | "token_invalid" | "read_only" | "feature_disabled" | "not_found" | "method_not_allowed" | "contract_not_active" | "idempotency_key_reused" | "body_too_large" | "unsupported_media_type" | "too_many_requests" | "internal_error" | "not_implemented" | "bad_gateway" | "maintenance" | "wrong_credentials" | "wrong_current_password" | "client_not_valid" | "invalid_code" | "invalid_nonce" | "invalid_state" | "cannot_sign_up" | "email_unconfirmed" | "email_taken" | "other_customer" | "password_missing" | "error_usuario_otra_vivienda_habitual_activa" | "already_active" | "already_requested" | "contact_missing" | "email_missing" | "atr_not_available" | "withdrawal_expired" | "withdrawal_of_company" | "notice_expired" | "notice_decided" | "power_same" | "not_for_gas" | "option_not_in_product" | "battery_ended" | "battery_is_origin" | "only_receiver" | "cch_invalid_date" | "contract_cch_chart_no_data" | "document_not_found" | "transaction_not_found" | "user_not_enabled_to_payment_platform" | "not_payable" | "payment_intent_unexpected_state" | "rate_limit" | "incorrect_number" | "invalid_number" | "invalid_expiry_month" | "invalid_expiry_year" | "invalid_cvc" | "incorrect_cvc" | "expired_card" | "incorrect_zip" | "card_declined" | "missing" | "processing_error" | "payment_intent_authentication_failure" | "canceled" | "unknown_payment_error" | "cups_not_available" | "product_not_available" | "lead_confirmed" | "lead_incomplete" | "bad_score" | "dni_invalid" | "not_comparable" | "newsletter_exported" | "request_closed";
        /**
         * @description What is wrong with a field. `openapi/ERRORS.md` says what each one means.
         * @example required
         * @enum {string}
         */
        FieldCode: "required" | "invalid" | "malformed" | "unknown" | "too_short" | "too_long" | "too_few" | "too_many" | "too_low" | "too_high" | "must_be_true" | "mismatch" | "same" | "before_start" | "range_too_long" | "not_available" | "unavailable" | "already_active" | "already_requested" | "cannot_register" | "exported" | "company_not_allowed" | "lower_than_previous" | "not_ascending" | "not_in_steps" | "not_in_tariff" | "lower_case_missing" | "upper_case_missing" | "digit_missing" | "symbol_missing" | "file_too_large" | "file_type" | "file_unreadable";
        Error: {
            /** @constant */
            status: "ERROR";
            message: components["schemas"]["ErrorCode"];
            /** @description Codes by field of the request, under the field's own name. */
            errors?: {
                [key: string]: components["schemas"]["FieldCode"][];
            };
        };
        /**
         * @example {
         *       "token_is_valid": true,
         *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"
         *     }
         */
        TokenState: {
            token_is_valid: boolean;
            /** @description Only when the token is valid. The same session with a fresh hour; the old token lives on until its own end. */
            token?: string;
        };
        /**
         * @example {
         *       "user": "12345678Z",
         *       "password": "Portal-demo-1"
         *     }
         */
        NewAccount: {
            /** @description Tax id (NIF). */
            user: string;
            /** @description At least six characters. */
            password: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Laura Ferrer Puig",
         *       "name_parts": {
         *         "name": "Laura",
         *         "surName1": "Ferrer",
         *         "surName2": "Puig"
         *       },
         *       "vat": "00000000T",
         *       "email": "laura.ferrer@example.com",
         *       "mobile": "+34600000001",
         *       "language": "es_ES"
         *     }
         */
        User: {
            id: number;
            name: string;
            /** @description Optional: the name of a person in the parts that a lead contains. Without it the contracting form requires the name, as no rule can divide one. Null for a company. */
            name_parts?: {
                name: string;
                surName1: string;
                surName2?: string | null;
            } | null;
            /** @description Tax id without the prefix ES. */
            vat: string;
            email: string | null;
            mobile: string | null;
            /**
             * @description Language in which the retailer writes to the customer, as the customer chose.
             * @example es_ES
             */
            language: string;
        };
        /**
         * @example {
         *       "mobile": "+34600000001",
         *       "email": "laura.ferrer@example.com"
         *     }
         */
        UserUpdate: {
            /** @description International, with prefix. */
            mobile: string;
            /**
             * Format: email
             * @description Left out, it remains as it is.
             */
            email?: string;
        };
        /**
         * @description What another system of the retailer holds to open the portal for one customer.
         * @example {
         *       "client_id": "oficina-virtual-demo",
         *       "secret": "secreto-de-ejemplo"
         *     }
         */
        ClientCredentials: {
            client_id: string;
            secret: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"
         *     }
         */
        TokenOnly: {
            token: string;
        };
        /**
         * @description What came back from the identity provider, with the nonce that the portal had sent there.
         * @example {
         *       "code": "SplxlOBeZQQYbYS6WxSbIA",
         *       "nonce": "n-0S6_WzA2Mj8f2c"
         *     }
         */
        OpenIdReturn: {
            code: string;
            nonce: string;
            /** @description The state of the authorization request, where the server keeps one too. */
            state?: string;
        };
        /**
         * @example {
         *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl",
         *       "openid_token": "eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl",
         *       "new_customer": false
         *     }
         */
        OpenIdSession: {
            /** @description The portal's own token. */
            token: string;
            /** @description The provider's id token, needed to end the session there (`id_token_hint`). */
            openid_token: string;
            /** @description True when the person has no contract yet. */
            new_customer: boolean;
        };
        /**
         * @example {
         *       "current": "Portal-demo-1",
         *       "password": "Portal-demo-2"
         *     }
         */
        PasswordChange: {
            current: string;
            /** @description The new password. */
            password: string;
        };
        /**
         * @description A place where the customer is signed in.
         * @example {
         *       "id": "6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11",
         *       "created_at": "2026-03-31T09:00:00Z",
         *       "user_agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
         *       "current": true
         *     }
         */
        UserSession: {
            id: string;
            /**
             * Format: date-time
             * @description When the customer signed in.
             */
            created_at: string;
            /** @description What the browser said of itself then (header `User-Agent`); left out where it said nothing. */
            user_agent?: string;
            /** @description True for the session that makes the request. */
            current: boolean;
        };
        /**
         * @example {
         *       "code": "ca_ES",
         *       "name": "Català",
         *       "chosen": true
         *     }
         */
        LetterLanguage: {
            /** @description As in the parameter `lang`. */
            code: string;
            /** @description In the language itself. */
            name: string;
            /** @description True for the language in which the retailer writes now. */
            chosen: boolean;
        };
        /**
         * @example {
         *       "language": "ca_ES"
         *     }
         */
        LetterLanguageChoice: {
            /** @description `code` of one of listLetterLanguages. */
            language: string;
        };
        /**
         * @description A change of the e-mail that waits for its confirmation.
         * @example {
         *       "email": "laura@example.com",
         *       "requested_at": "2026-03-31T09:00:00Z",
         *       "expired": false
         *     }
         */
        EmailChange: {
            /** @description The address that the link was sent to. */
            email: string;
            /** Format: date-time */
            requested_at: string;
            /** @description True when the link no longer works because of its age. */
            expired: boolean;
        };
        /**
         * @example {
         *       "email": "laura@example.com",
         *       "password": "Portal-demo-1"
         *     }
         */
        EmailChangeRequest: {
            /**
             * Format: email
             * @description The address to sign in with from its confirmation on.
             */
            email: string;
            /** @description The customer's password. */
            password: string;
        };
        /**
         * @example {
         *       "code": "8f2c41d07b"
         *     }
         */
        EmailConfirmation: {
            /** @description The code of the link. */
            code: string;
        };
        /**
         * @example {
         *       "email": "laura@example.com"
         *     }
         */
        ConfirmedEmail: {
            email: string;
        };
        /**
         * @example {
         *       "code": "8f2c41d07b",
         *       "password": "Portal-demo-1"
         *     }
         */
        Activation: {
            /** @description The code of the activation e-mail. */
            code: string;
            /** @description The password that the customer chooses. */
            password: string;
        };
        /**
         * @example {
         *       "email": "laura.ferrer@example.com",
         *       "nif": "00000000T"
         *     }
         */
        PasswordReset: {
            /** Format: email */
            email: string;
            /** @description Tax id; case, spaces, hyphens and the prefix ES do not matter. */
            nif: string;
        };
        /**
         * @example {
         *       "email": "laura.ferrer@example.com"
         *     }
         */
        Recovery: {
            /** Format: email */
            email: string;
        };
        /**
         * @example {
         *       "FormConfirm": {
         *         "nif": "00000000T",
         *         "contract": "0010101",
         *         "email": "laura.ferrer@example.com",
         *         "email2": "laura.ferrer@example.com",
         *         "accept_conditions": true,
         *         "accept_gdpr": true,
         *         "phone": "+34600000001",
         *         "invoiceNumber": "F2600123"
         *       }
         *     }
         */
        SignUp: {
            FormConfirm: {
                /** @description Tax id without the prefix ES. */
                nif: string;
                /** @description Contract number, or the last six characters of its CUPS. */
                contract: string;
                email: string;
                /** @description The e-mail address once more. */
                email2: string;
                accept_conditions: boolean;
                accept_gdpr: boolean;
                /** @description International, with prefix; needed where the setting `signUp.phoneField` is on. */
                phone?: string | null;
                /** @description Number of any invoice of the contract; needed where the setting `signUp.invoiceNumberField` is on. */
                invoiceNumber?: string | null;
            };
        };
        /**
         * @example {
         *       "render": {
         *         "errors": [],
         *         "body": "<p>Le hemos enviado un correo para activar su cuenta.</p>"
         *       }
         *     }
         */
        SignUpOutcome: {
            /** @description Ready to show, in the requested language. It must be sanitised before it is shown. */
            render: {
                /** @description One piece of HTML for each thing that is wrong; none when the request was taken. */
                errors: string[];
                /** @description HTML that says what happens next; null while there are errors. */
                body: string | null;
            };
        };
        /**
         * @description The retailer's own values for keys of the portal's settings (`schemas/portal.json`), merged over the defaults. Any key may be missing; the portal checks each one by itself and keeps its default where a value is wrong.
         * @example {
         *       "organization": {
         *         "name": "Lluerna Energia",
         *         "phone": "+34 900 000 000",
         *         "schedule": "9:00-18:00",
         *         "email": "hola@example.com"
         *       }
         *     }
         */
        ServedSettings: {
            organization?: {
                name?: string;
                phone?: string;
                schedule?: string;
                email?: string;
            };
            contracts?: {
                itemsPerPage?: number;
            };
            features?: Record<string, never>;
            maintenance?: Record<string, never>;
        };
        /**
         * @description Switches by dotted name. `coupons.coupon` and `crm.case` are always there.
         * @example {
         *       "coupons.coupon": false,
         *       "crm.case": true
         *     }
         */
        FeatureFlags: {
            "coupons.coupon": boolean;
            "crm.case": boolean;
        } & {
            [key: string]: boolean;
        };
        /**
         * @description A block of HTML that the retailer puts into a screen of the portal. It must be sanitised before it is shown.
         * @example {
         *       "id": 1,
         *       "name": "aviso-acceso",
         *       "group_name": "Login",
         *       "html_block": "<p>Nuestra oficina cierra el <strong>lunes</strong>.</p>",
         *       "priority": 1,
         *       "block_width": 12,
         *       "block_height": null,
         *       "page_id": null
         *     }
         */
        PageElement: {
            id: number;
            name: string;
            /** @description The screen it belongs to, for example `Login`. */
            group_name: string;
            html_block: string;
            /** @description The lower comes first. */
            priority: number;
            /** @description Columns of twelve. */
            block_width: number | null;
            /** @description CSS pixels. */
            block_height: number | null;
            page_id: number | null;
        };
        /**
         * @description A page that the retailer writes; the portal shows it at `/d/{route_path}/{id}`.
         * @example {
         *       "id": 1,
         *       "route_path": "autoconsumo",
         *       "btn_description": "Placas y baterías",
         *       "btn_title": "Autoconsumo"
         *     }
         */
        PageRoute: {
            id: number;
            /** @description One piece of a path, small letters, digits and hyphens. */
            route_path: string;
            /** @description What the page is about, in the requested language. */
            btn_description: string | null;
            /** @description Text of the button that leads there, in the requested language. */
            btn_title: string;
        };
        /**
         * @description A block of HTML for one place of the portal. It must be sanitised before it is shown.
         * @example {
         *       "code": "facturas",
         *       "html": "<p>Pague con tarjeta sin salir de casa.</p>"
         *     }
         */
        Banner: {
            code: string;
            html: string;
        };
        /**
         * @description A code that the customer may give to others or use.
         * @example {
         *       "id": 71,
         *       "code": "AMIGA10",
         *       "title": "Traiga a una amiga",
         *       "description": "10 € de descuento para las dos.",
         *       "date_end": "2026-12-31"
         *     }
         */
        Coupon: {
            id: number;
            code: string;
            /** @description In the requested language. */
            title: string;
            /** @description In the requested language; plain text. */
            description: string | null;
            /**
             * Format: date
             * @description Last day on which the code works; null when it does not end.
             */
            date_end: string | null;
        };
        /**
         * @description `active` active ones first, `address` of the supply point, `state` active, waiting for a signature, draft, closed, `debt` the smallest first; `-` turns it round.
         * @enum {string}
         */
        ContractOrder: "active" | "address" | "-address" | "state" | "-state" | "debt" | "-debt";
        /**
         * @description `esborrany` not started (waits for a signature while `sign_date` is null), `activa` running, `baixa` ended.
         * @enum {string}
         */
        ContractState: "esborrany" | "activa" | "baixa";
        /** @description Supply point. */
        Cups: {
            /** @description The CUPS: 20 or 22 characters. */
            name: string;
            street: string;
            city: string;
            full_address: string;
            /** @description Cadastral reference: 20 characters. */
            ref_catastral: string | null;
        };
        PowerPeriod: {
            period: string;
            /** @description Contracted power in kW. */
            power: number;
        };
        /**
         * @description `price_change`: another price or other terms while the contract lasts; `renewal`: what holds once it is renewed.
         * @enum {string}
         */
        NoticeKind: "price_change" | "renewal";
        /**
         * @description `leave`: the contract ends on the day on which the notice is in force, without a charge.
         * @enum {string}
         */
        NoticeChoice: "accept" | "leave";
        /**
         * @example {
         *       "id": 61,
         *       "kind": "price_change",
         *       "in_force": "2027-02-01",
         *       "decide_until": "2027-01-31",
         *       "choice": null
         *     }
         */
        AnnouncedNotice: {
            id: number;
            kind: components["schemas"]["NoticeKind"];
            /** Format: date */
            in_force: string;
            /** Format: date */
            decide_until: string;
            /** @description What the customer decided; null before. */
            choice: components["schemas"]["NoticeChoice"] | null;
        };
        /**
         * @description A row of the list.
         * @example {
         *       "id": 101,
         *       "name": "0010101",
         *       "state": "activa",
         *       "sign_date": "2023-05-02",
         *       "amount_debt": 0,
         *       "cups": {
         *         "name": "ES0999123456789012QX0F",
         *         "street": "Calle de los Almendros 14",
         *         "city": "Zaragoza",
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza",
         *         "ref_catastral": null
         *       },
         *       "pricelist": {
         *         "nom_comercial": "Luz Clara",
         *         "name": "2.0TD_CLARA"
         *       },
         *       "tariff": {
         *         "name": "2.0TD"
         *       },
         *       "contracted_power_period": [
         *         {
         *           "period": "P1",
         *           "power": 4.6
         *         },
         *         {
         *           "period": "P2",
         *           "power": 4.6
         *         }
         *       ]
         *     }
         */
        ContractSummary: {
            id: number;
            /** @description Contract number, with its leading zeros. */
            name: string;
            state: components["schemas"]["ContractState"];
            /**
             * Format: date
             * @description Null until it is signed.
             */
            sign_date: string | null;
            /** @description Debt in euro; 0 when there is none. */
            amount_debt: number;
            cups: components["schemas"]["Cups"];
            /** @description Product. */
            pricelist: {
                /** @description Name that customers know. */
                nom_comercial: string | null;
                name: string;
            } | null;
            /** @description Access tariff, for example `2.0TD` or `RL.2`. */
            tariff: {
                name: string;
            } | null;
            /** @description Contracted power by period; none for gas. */
            contracted_power_period: components["schemas"]["PowerPeriod"][];
            /** @description The change of its price or its renewal that was announced and is not in force yet, null without one. An extension of the interface: without it neither the contract nor the overview mention one. */
            notice?: components["schemas"]["AnnouncedNotice"] | null;
        };
        ContractList: {
            items: components["schemas"]["ContractSummary"][];
            /** @description How many there are in all that match. */
            n_items: number;
            offset: number;
            limit: number;
            /** @description The order of the items. An extension of the interface: without it the portal offers no other order, as the retailer would not sort them. */
            order?: components["schemas"]["ContractOrder"];
        };
        /**
         * @example {
         *       "id": 101,
         *       "name": "0010101"
         *     }
         */
        ContractName: {
            id: number;
            name: string;
        };
        /**
         * @example {
         *       "id": 11,
         *       "printable_iban": "ES18 9900 1234 1101 2345 6789"
         *     }
         */
        BankAccount: {
            id: number;
            /** @description IBAN in groups of four. */
            printable_iban: string;
        };
        /**
         * @description A change of the bank account that waits for the customer's signature.
         * @example {
         *       "bank_account": {
         *         "id": 12,
         *         "printable_iban": "ES91 2100 0418 4502 0005 1332"
         *       },
         *       "date_request": "2026-03-03"
         *     }
         */
        BankAccountChange: {
            /** @description The account that pays the contract once it is signed. */
            bank_account: components["schemas"]["BankAccount"];
            /**
             * Format: date
             * @description Day on which the customer requested it.
             */
            date_request: string;
        };
        /**
         * @description A change of the contracted power that is not done yet.
         * @example {
         *       "contracted_power_period": [
         *         {
         *           "period": "P1",
         *           "power": 4.6
         *         },
         *         {
         *           "period": "P2",
         *           "power": 4.6
         *         }
         *       ],
         *       "date_request": "2026-03-03",
         *       "date_limit": "2026-03-18",
         *       "waiting_for_signature": false
         *     }
         */
        PowerChangeUnderWay: {
            /** @description The requested power, in kW. */
            contracted_power_period: components["schemas"]["PowerPeriod"][];
            /**
             * Format: date
             * @description Day on which the customer requested it.
             */
            date_request: string;
            /**
             * Format: date
             * @description Day by which the distributor has to do it; null while it waits for the signature.
             */
            date_limit: string | null;
            waiting_for_signature: boolean;
        };
        /** @description How invoices arrive. Electricity says `email` or `postal`; gas says true for e-mail. */
        InvoiceOnline: ("email" | "postal") | boolean;
        /**
         * @description A change of the delivery of invoices that waits for the customer's signature.
         * @example {
         *       "invoice_online": "postal",
         *       "date_request": "2026-03-03"
         *     }
         */
        InvoiceDeliveryChange: {
            invoice_online: components["schemas"]["InvoiceOnline"];
            /**
             * Format: date
             * @description Day on which the customer requested it.
             */
            date_request: string;
        };
        NotificationAddress: {
            id: number;
            name: string;
            street: string;
            zipcode: string;
            city: string;
            email: string | null;
            mobile: string | null;
            full_address: string;
        };
        /** @description Whether the customer opted out of sharing meter data with the meter database. */
        NoCessionSips: {
            /**
             * @description `requested` not in force yet, `active` opted out, `unactive` data are shared.
             * @enum {string}
             */
            state: "requested" | "active" | "unactive";
            waiting_for_signature: boolean;
            /**
             * Format: date
             * @description Day on which the customer requested it, null without a request. An extension of the interface.
             */
            date_request?: string | null;
        };
        Distributor: {
            name: string;
            website: string | null;
        };
        /** @description A service or social discount of an electricity contract. */
        Service: {
            nom: string;
            /** Format: date */
            data_inici: string | null;
            /** Format: date */
            data_fi: string | null;
        };
        /** @description A service or social discount of a gas contract. */
        GasService: {
            name: string;
            /** Format: date */
            start_date: string | null;
            /** Format: date */
            end_date: string | null;
        };
        Services: (components["schemas"]["Service"] | components["schemas"]["GasService"])[];
        Attachment: {
            id: number;
            name: string;
            /** Format: date */
            created_date: string | null;
            /** @description Size for people, for example `120 kB`. */
            size_text: string;
            filename: string;
            category_name: string;
        };
        /**
         * @example {
         *       "reference": "LLU-0010101-1",
         *       "date": "2026-11-29"
         *     }
         */
        ContractMandate: {
            /** @description Unique for the creditor, at most 35 characters (EPC rulebook). */
            reference: string;
            /**
             * Format: date
             * @description Day on which it was signed.
             */
            date: string;
        };
        /**
         * @description What a customer must know of a product before contracting, beside its prices (RD 88/2026 28.3). An extension of the interface: without it a portal has the terms that its own setting `products` names, or none.
         * @example {
         *       "price": "fixed",
         *       "months": 12,
         *       "renewal": "renews",
         *       "notice_days": 0,
         *       "penalty_percent": 5,
         *       "revision": "none"
         *     }
         */
        ProductTerms: {
            /**
             * @description `fixed` while the contract lasts, `indexed` to the market, `regulated` by the authorities.
             * @enum {string}
             */
            price: "fixed" | "indexed" | "regulated";
            /** @description Duration in months; null without an end. */
            months: number | null;
            /**
             * @description At the end of the duration: `renews` for as long again unless the customer objects, or `ends`.
             * @enum {string}
             */
            renewal: "renews" | "ends";
            /** @description Days of notice with which the customer may leave; 0 at any moment. */
            notice_days: number;
            /** @description Greatest charge for leaving before the first renewal, in percent of the price of the energy left to be supplied; only of a fixed price with a duration (RD 88/2026 28.5). */
            penalty_percent: number;
            /**
             * @description When the price may change: `none` while the contract lasts, `yearly`, with the `market`, or when the `regulator` sets another.
             * @enum {string}
             */
            revision: "none" | "yearly" | "market" | "regulator";
        };
        /**
         * @example {
         *       "period": "P1",
         *       "price": 0.1732
         *     }
         */
        PeriodPrice: {
            period: string;
            price: number;
        };
        /**
         * @description Before taxes: €/kW and year, €/kWh, €/day.
         * @example {
         *       "power": [
         *         {
         *           "period": "P1",
         *           "price": 29.98
         *         },
         *         {
         *           "period": "P2",
         *           "price": 3.94
         *         }
         *       ],
         *       "energy": [
         *         {
         *           "period": "P1",
         *           "price": 0.1873
         *         },
         *         {
         *           "period": "P2",
         *           "price": 0.1352
         *         },
         *         {
         *           "period": "P3",
         *           "price": 0.1048
         *         }
         *       ]
         *     }
         */
        ContractPrices: {
            power: components["schemas"]["PeriodPrice"][];
            energy: components["schemas"]["PeriodPrice"][];
        } | {
            fixed: number;
            variable: number;
        };
        /**
         * @description What was contracted.
         * @example {
         *       "price": "fixed",
         *       "months": 12,
         *       "renewal": "renews",
         *       "notice_days": 0,
         *       "penalty_percent": 0,
         *       "revision": "none",
         *       "prices": {
         *         "power": [
         *           {
         *             "period": "P1",
         *             "price": 29.98
         *           },
         *           {
         *             "period": "P2",
         *             "price": 3.94
         *           }
         *         ],
         *         "energy": [
         *           {
         *             "period": "P1",
         *             "price": 0.1873
         *           },
         *           {
         *             "period": "P2",
         *             "price": 0.1352
         *           },
         *           {
         *             "period": "P3",
         *             "price": 0.1048
         *           }
         *         ]
         *       },
         *       "renewal_date": "2027-05-02",
         *       "cnae": "9820",
         *       "start": null,
         *       "start_date": null
         *     }
         */
        ContractTerms: components["schemas"]["ProductTerms"] & {
            /** @description Null where none is fixed. */
            prices: components["schemas"]["ContractPrices"] | null;
            /**
             * Format: date
             * @description Day on which it is renewed or ends next; null without an end, or before it is signed.
             */
            renewal_date: string | null;
            /** @description Code of the economic activity, four digits. */
            cnae: string | null;
            /**
             * @description When the customer ordered it to start, as in step 5 of a lead.
             * @enum {string|null}
             */
            start: "soon" | "after_withdrawal" | "date" | null;
            /** Format: date */
            start_date: string | null;
        };
        BatteryName: {
            id: number;
            name: string;
        };
        /**
         * @description What happens to the discount that a contract receives: `aplicar` takes it off the next invoices, `acumular` keeps it for later.
         * @enum {string}
         */
        BatteryManagement: "aplicar" | "acumular";
        /**
         * @description The share that one contract has in a virtual battery.
         * @example {
         *       "id": 61,
         *       "bateria": {
         *         "id": 6,
         *         "name": "BV-0006"
         *       },
         *       "pes": 3,
         *       "pes_percentatge": 60,
         *       "aplicat": true,
         *       "sending": false,
         *       "total_descompte": 18.42,
         *       "gestio_descomptes": "aplicar",
         *       "data_inici": "2024-02-01",
         *       "data_final": null,
         *       "es_origen": false
         *     }
         */
        VirtualBattery: {
            /** @description Identifier of the share, not of the battery. */
            id: number;
            bateria: components["schemas"]["BatteryName"];
            /** @description Weight of this contract. Its share is its weight over the sum of weights of the contracts that receive from the battery. */
            pes: number;
            /** @description Share in %, whole, rounded by the largest remainder so that all shares of a battery add up to 100. 0 locks the battery for this contract. */
            pes_percentatge: number;
            /** @description True when the discount was taken off the last invoice. */
            aplicat: boolean;
            /** @description True while a change of this share waits to be put into force, as for the customer's signature. */
            sending: boolean;
            /** @description Discount in euro that this contract has accumulated and not used. */
            total_descompte: number;
            gestio_descomptes: components["schemas"]["BatteryManagement"];
            /**
             * Format: date
             * @description First day.
             */
            data_inici: string;
            /**
             * Format: date
             * @description Last day; null while it goes on. A share that has ended cannot be changed.
             */
            data_final: string | null;
            /** @description True when this contract's own panels fill the battery; such a share cannot be moved. */
            es_origen: boolean;
        };
        /**
         * @description One contract, whole.
         * @example {
         *       "id": 101,
         *       "name": "0010101",
         *       "state": "activa",
         *       "sign_date": "2023-05-02",
         *       "amount_debt": 0,
         *       "cups": {
         *         "name": "ES0999123456789012QX0F",
         *         "street": "Calle de los Almendros 14",
         *         "city": "Zaragoza",
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza",
         *         "ref_catastral": null
         *       },
         *       "pricelist": {
         *         "nom_comercial": "Luz Clara",
         *         "name": "2.0TD_CLARA"
         *       },
         *       "tariff": {
         *         "name": "2.0TD"
         *       },
         *       "contracted_power_period": [
         *         {
         *           "period": "P1",
         *           "power": 4.6
         *         },
         *         {
         *           "period": "P2",
         *           "power": 4.6
         *         }
         *       ],
         *       "bank_account": {
         *         "id": 11,
         *         "printable_iban": "ES18 9900 1234 1101 2345 6789"
         *       },
         *       "bank_account_change": null,
         *       "power_change": null,
         *       "invoice_online_change": null,
         *       "notification_address": {
         *         "id": 21,
         *         "name": "Laura Ferrer Puig",
         *         "street": "Calle de los Almendros 14",
         *         "zipcode": "50001",
         *         "city": "Zaragoza",
         *         "email": "laura.ferrer@example.com",
         *         "mobile": "+34600000001",
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
         *       },
         *       "owner_partner": {
         *         "name": "Laura Ferrer Puig"
         *       },
         *       "fiscal_partner": {
         *         "name": "Laura Ferrer Puig",
         *         "vat": "00000000T"
         *       },
         *       "fiscal_address": {
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
         *       },
         *       "atr_available": true,
         *       "no_cession_sips": {
         *         "state": "unactive",
         *         "waiting_for_signature": false
         *       },
         *       "invoice_online": "email",
         *       "electronic_notification": false,
         *       "date_start_electronic_notification": null,
         *       "date_request_electronic_notification": null,
         *       "dso": {
         *         "name": "Distribuidora de Ejemplo",
         *         "website": "https://distribuidora.example"
         *       },
         *       "dso_reference": "900123",
         *       "dso_phone": "900 000 001",
         *       "services": [
         *         {
         *           "nom": "Mantenimiento",
         *           "data_inici": "2023-05-02",
         *           "data_fi": null
         *         }
         *       ],
         *       "bonos_sociales": [],
         *       "attachments": [
         *         {
         *           "id": 31,
         *           "name": "Condiciones generales",
         *           "created_date": "2023-05-02",
         *           "size_text": "2 kB",
         *           "filename": "condiciones-generales.pdf",
         *           "category_name": "Contrato"
         *         }
         *       ],
         *       "mandate": {
         *         "reference": "LLU-0010101-1",
         *         "date": "2023-05-02"
         *       },
         *       "terms": {
         *         "price": "fixed",
         *         "months": 12,
         *         "renewal": "renews",
         *         "notice_days": 0,
         *         "penalty_percent": 0,
         *         "revision": "none",
         *         "prices": {
         *           "power": [
         *             {
         *               "period": "P1",
         *               "price": 29.98
         *             },
         *             {
         *               "period": "P2",
         *               "price": 3.94
         *             }
         *           ],
         *           "energy": [
         *             {
         *               "period": "P1",
         *               "price": 0.1873
         *             },
         *             {
         *               "period": "P2",
         *               "price": 0.1352
         *             },
         *             {
         *               "period": "P3",
         *               "price": 0.1048
         *             }
         *           ]
         *         },
         *         "renewal_date": "2027-05-02",
         *         "cnae": "9820",
         *         "start": null,
         *         "start_date": null
         *       },
         *       "bateria_virtual": [],
         *       "pressio": null,
         *       "caudal": null
         *     }
         */
        Contract: components["schemas"]["ContractSummary"] & {
            bank_account: components["schemas"]["BankAccount"] | null;
            /** @description The change that waits for a signature, null when none does. An extension of the interface: without it a portal cannot show the change after a reload. */
            bank_account_change?: components["schemas"]["BankAccountChange"] | null;
            /** @description The change of power that is under way, null when none is. An extension of the interface: without it a portal knows only that the distributor works on something (`atr_available`). */
            power_change?: components["schemas"]["PowerChangeUnderWay"] | null;
            /** @description The change of the delivery that waits for a signature, null when none does. An extension of the interface. */
            invoice_online_change?: components["schemas"]["InvoiceDeliveryChange"] | null;
            notification_address: components["schemas"]["NotificationAddress"];
            owner_partner: {
                name: string;
            };
            fiscal_partner: {
                name: string;
                vat: string;
            };
            fiscal_address: {
                full_address: string;
            };
            /**
             * Format: date
             * @description Day on which the power was last changed, null when never or not known. An extension of the interface: the distributor may refuse another change within twelve months (RD 88/2026, art. 38).
             */
            last_power_change?: string | null;
            /** @description False while the distributor works on an earlier change. */
            atr_available: boolean;
            no_cession_sips: components["schemas"]["NoCessionSips"];
            invoice_online: components["schemas"]["InvoiceOnline"];
            electronic_notification: boolean;
            /** Format: date */
            date_start_electronic_notification: string | null;
            /** Format: date */
            date_request_electronic_notification: string | null;
            /** @description Distributor. */
            dso: components["schemas"]["Distributor"] | null;
            dso_reference: string | null;
            dso_phone: string | null;
            services: components["schemas"]["Services"];
            bonos_sociales: components["schemas"]["Services"];
            attachments: components["schemas"]["Attachment"][];
            /** @description The SEPA mandate of its account, null where none is known. An extension of the interface. */
            mandate?: components["schemas"]["ContractMandate"] | null;
            /** @description What was contracted, null where it is not known (RD 88/2026 30.1). An extension of the interface: without it a portal shows no card about it. */
            terms?: components["schemas"]["ContractTerms"] | null;
            /** @description Virtual batteries that this contract shares; none for gas. */
            bateria_virtual: components["schemas"]["VirtualBattery"][];
            /** @description Gas only: pressure in bar. */
            pressio: number | null;
            /** @description Gas only: flow in m³/h. */
            caudal: number | null;
        };
        /**
         * @example {
         *       "invoice_online": "email"
         *     }
         */
        InvoiceDelivery: {
            invoice_online: components["schemas"]["InvoiceOnline"];
        };
        /**
         * @example {
         *       "result": {
         *         "invoice_online": "email"
         *       },
         *       "waiting_for_signature": false
         *     }
         */
        InvoiceDeliveryChanged: {
            result: components["schemas"]["InvoiceDelivery"];
            /** @description True when the contract keeps its old delivery until the customer signs. */
            waiting_for_signature: boolean;
        };
        /**
         * @description A file inside a JSON body. The type is decided by the first bytes of the content (PDF, JPEG or PNG), never by the name; of the name only the part after the last slash is stored. At most 15,000,000 bytes once decoded.
         * @example {
         *       "name": "titular.pdf",
         *       "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *     }
         */
        UploadedFile: {
            name: string;
            /** @description Data URL in base64: `data:application/pdf;base64,JVBERi0…`. */
            content: string;
        };
        /**
         * @description Either one of the customer's own accounts (`already_registered` with `bank_id`) or a new one (`iban`, any SEPA country; spaces, hyphens and case do not matter).
         * @example {
         *       "already_registered": false,
         *       "iban": "ES9121000418450200051332",
         *       "owner_is_bank_owner": true,
         *       "files": []
         *     }
         */
        IbanChange: {
            already_registered: boolean;
            /** @description Identifier from listIbans; needed when `already_registered`. */
            bank_id?: number | null;
            /** @description Needed when not `already_registered`. */
            iban?: string | null;
            /** @description The customer declares that the account is theirs. Anything but true is refused. */
            owner_is_bank_owner: boolean;
            /** @description Proof that the account belongs to the customer, where the retailer requires it. */
            files?: components["schemas"]["UploadedFile"][];
        };
        /**
         * @example {
         *       "result": {
         *         "id": 12,
         *         "printable_iban": "ES91 2100 0418 4502 0005 1332"
         *       },
         *       "waiting_for_signature": false
         *     }
         */
        IbanChanged: {
            result: components["schemas"]["BankAccount"];
            /** @description True when the contract keeps its old account until the customer signs. */
            waiting_for_signature: boolean;
        };
        /**
         * @description An address of the customer, in the parts that the distributor requires.
         * @example {
         *       "id": 21,
         *       "name": "Laura Ferrer Puig",
         *       "zipcode": "50001",
         *       "city": {
         *         "city": "Zaragoza",
         *         "ine": "50297"
         *       },
         *       "state": {
         *         "id": 50,
         *         "name": "Zaragoza"
         *       },
         *       "tv": {
         *         "id": 1,
         *         "name": "Calle"
         *       },
         *       "nv": "de los Almendros",
         *       "pnp": "14",
         *       "bq": null,
         *       "es": null,
         *       "pt": "2",
         *       "pu": "B",
         *       "aclarador": null,
         *       "ref_catastral": null,
         *       "mobile": "+34600000001",
         *       "email": "laura.ferrer@example.com"
         *     }
         */
        Address: {
            id: number;
            /** @description Whom to write to. */
            name: string;
            /** @description Postal code, five digits. */
            zipcode: string;
            city: {
                city: string;
                /** @description INE code of the municipality, five digits; the first two are the province. */
                ine: string;
            };
            /** @description Province. */
            state: {
                id: number;
                name: string;
            };
            /** @description Kind of street. */
            tv: {
                id: number;
                name: string;
            } | null;
            /** @description Name of the street. */
            nv: string;
            /** @description Number. */
            pnp: string | null;
            /** @description Block. */
            bq: string | null;
            /** @description Stairs. */
            es: string | null;
            /** @description Floor. */
            pt: string | null;
            /** @description Door. */
            pu: string | null;
            /** @description What else helps to find it. */
            aclarador: string | null;
            /** @description Cadastral reference: 20 characters. */
            ref_catastral: string | null;
            mobile: string | null;
            email: string | null;
        };
        /**
         * @example {
         *       "name": "Laura Ferrer Puig",
         *       "zipcode": "50001",
         *       "city": "Zaragoza",
         *       "state": 50,
         *       "tv": 1,
         *       "nv": "de los Almendros",
         *       "pnp": "14",
         *       "ref_catastral": null,
         *       "email": "laura.ferrer@example.com",
         *       "mobile": "+34600000001"
         *     }
         */
        NewNotificationAddress: {
            /** @description Whom to write to. */
            name: string;
            /** @description Postal code, five digits. */
            zipcode: string;
            /** @description Name of the municipality. */
            city: string;
            /** @description Identifier of the province; without it, that of the postal code and municipality. */
            state?: number | null;
            /** @description Identifier of the kind of street. */
            tv: number;
            /** @description Name of the street. */
            nv: string;
            /** @description Number. */
            pnp: string;
            /** @description Block. */
            bq?: string | null;
            /** @description Stairs. */
            es?: string | null;
            /** @description Floor. */
            pt?: string | null;
            /** @description Door. */
            pu?: string | null;
            /** @description Cadastral reference: 20 characters with their two control letters; spaces and case do not matter. */
            ref_catastral?: string | null;
            /** Format: email */
            email: string;
            /** @description International, with prefix. */
            mobile: string;
        };
        /**
         * @description `existing` with `address_id` (from listContractAddresses), or `new` with `new_address`.
         * @example {
         *       "address_type": "existing",
         *       "address_id": 21
         *     }
         */
        NotificationAddressChange: {
            /** @enum {string} */
            address_type: "new" | "existing";
            /** @description Needed when `existing`. */
            address_id?: number | null;
            /** @description Needed when `new`. */
            new_address?: components["schemas"]["NewNotificationAddress"] | null;
        };
        /**
         * @example {
         *       "address_id": 22,
         *       "notification_address": {
         *         "id": 22,
         *         "name": "Laura Ferrer Puig",
         *         "street": "Calle de los Almendros 14",
         *         "zipcode": "50001",
         *         "city": "Zaragoza",
         *         "email": "laura.ferrer@example.com",
         *         "mobile": "+34600000001",
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
         *       }
         *     }
         */
        NotificationAddressChanged: {
            /** @description The address that the contract has now; a new identifier when it was new. */
            address_id: number;
            notification_address: components["schemas"]["NotificationAddress"];
        };
        /**
         * @example {
         *       "email": "laura.ferrer@example.com"
         *     }
         */
        NotificationEmail: {
            /** Format: email */
            email: string;
        };
        /**
         * @example {
         *       "phone": "+34600000001"
         *     }
         */
        NotificationPhone: {
            /** @description International, with prefix. */
            phone: string;
        };
        /** @description Contracted power in W (whole), 1000 times the kW that the contract shows. */
        PowerInWatts: number;
        /**
         * @description The power wanted in each period that the access tariff has; a period left out keeps its power.
         * @example {
         *       "phone": "+34600000001",
         *       "phone_num": "600000001",
         *       "phone_pre": "+34",
         *       "power_p1": 5750,
         *       "power_p2": 5750
         *     }
         */
        PowerChange: {
            /** @description Telephone for the distributor's questions, international, with prefix. */
            phone: string;
            /** @description The same without its prefix. */
            phone_num?: string | null;
            /** @description The prefix, for example `+34`. */
            phone_pre?: string | null;
            power_p1: components["schemas"]["PowerInWatts"];
            power_p2?: components["schemas"]["PowerInWatts"];
            power_p3?: components["schemas"]["PowerInWatts"];
            power_p4?: components["schemas"]["PowerInWatts"];
            power_p5?: components["schemas"]["PowerInWatts"];
            power_p6?: components["schemas"]["PowerInWatts"];
        };
        /**
         * @example {
         *       "result": {
         *         "id": 41,
         *         "contracted_power_period": [
         *           {
         *             "period": "P1",
         *             "power": 5.75
         *           },
         *           {
         *             "period": "P2",
         *             "power": 5.75
         *           }
         *         ],
         *         "atr_available": false
         *       },
         *       "waiting_for_signature": false
         *     }
         */
        PowerChanged: {
            result: {
                /** @description Identifier of the request to the distributor. */
                id: number;
                /** @description The requested power, in kW; that of the contract is unchanged until the distributor has made the change. */
                contracted_power_period: components["schemas"]["PowerPeriod"][];
                /** @description False from now on, until the distributor is done. */
                atr_available: boolean;
            };
            /** @description True when nothing goes to the distributor until the customer signs. */
            waiting_for_signature: boolean;
        };
        /**
         * @example {
         *       "electronic_notification": false,
         *       "date_start_electronic_notification": null,
         *       "date_request_electronic_notification": "2026-03-31",
         *       "waiting_for_signature": true
         *     }
         */
        ElectronicNotificationRequested: {
            electronic_notification: boolean;
            /** Format: date */
            date_start_electronic_notification: string | null;
            /**
             * Format: date
             * @description Today.
             */
            date_request_electronic_notification: string | null;
            waiting_for_signature: boolean;
        };
        /**
         * @example {
         *       "noCessionSelection": "actual"
         *     }
         */
        SipsOptOut: {
            /**
             * @description `actual`: this contract's meter data are not to be shared from now on.
             * @enum {string}
             */
            noCessionSelection: "actual";
        };
        /**
         * @example {
         *       "result": {
         *         "state": "requested",
         *         "waiting_for_signature": true
         *       },
         *       "waiting_for_signature": true
         *     }
         */
        SipsOptOutRequested: {
            result: components["schemas"]["NoCessionSips"];
            /** @description True when the retailer waits for the customer's signature. */
            waiting_for_signature: boolean;
        };
        /**
         * @description Something that was sent to the customer about a contract.
         * @example {
         *       "id": "invoice-501",
         *       "date": "2026-03-06",
         *       "kind": "invoice",
         *       "subject": "F2600123",
         *       "channel": "email",
         *       "document": {
         *         "kind": "invoice",
         *         "id": 501
         *       }
         *     }
         */
        Communication: {
            id: string;
            /** @description When it was sent; of an invoice or a document, its day. */
            date: string;
            /** @enum {string} */
            kind: "invoice" | "signature_request" | "change_confirmed" | "document" | "request_answer" | "price_change" | "renewal";
            /** @description Number of the invoice, name of the document, title of the case or claim; of a change its name: iban-change, power-change, invoice-delivery, sips-opt-out, electronic-notification or battery; of a change of price or a renewal the day from which it is in force (YYYY-MM-DD). */
            subject: string;
            /** @enum {string} */
            channel: "email" | "postal" | "portal";
            /** @description What it can be read in; null where there is nothing more to read. */
            document: {
                /**
                 * @description `invoice` for downloadInvoice, `attachment` for downloadContractAttachment, `request` for getRequest, `notice` for getContractNotice.
                 * @enum {string}
                 */
                kind: "invoice" | "attachment" | "request" | "notice";
                id: number;
            } | null;
        };
        CommunicationList: {
            items: components["schemas"]["Communication"][];
            n_items: number;
            offset: number;
            limit: number;
        };
        /** @description What the contract has before or after. Members that the retailer does not provide are null. */
        NoticedContent: {
            prices: components["schemas"]["ContractPrices"] | null;
            terms: components["schemas"]["ProductTerms"] | null;
        };
        /**
         * @description A change of the price or terms of a contract, or its renewal, announced at least a month before, apart from the bill (RD 88/2026 6.1.m-n).
         * @example {
         *       "id": 61,
         *       "kind": "price_change",
         *       "sent_date": "2026-12-18",
         *       "in_force": "2027-02-01",
         *       "decide_until": "2027-01-31",
         *       "reason": "Los costes de la energía han subido.",
         *       "before": {
         *         "prices": {
         *           "power": [
         *             {
         *               "period": "P1",
         *               "price": 29.98
         *             },
         *             {
         *               "period": "P2",
         *               "price": 3.94
         *             }
         *           ],
         *           "energy": [
         *             {
         *               "period": "P1",
         *               "price": 0.1873
         *             },
         *             {
         *               "period": "P2",
         *               "price": 0.1352
         *             },
         *             {
         *               "period": "P3",
         *               "price": 0.1048
         *             }
         *           ]
         *         },
         *         "terms": {
         *           "price": "fixed",
         *           "months": 12,
         *           "renewal": "renews",
         *           "notice_days": 0,
         *           "penalty_percent": 5,
         *           "revision": "none"
         *         }
         *       },
         *       "after": {
         *         "prices": {
         *           "power": [
         *             {
         *               "period": "P1",
         *               "price": 30.98
         *             },
         *             {
         *               "period": "P2",
         *               "price": 3.94
         *             }
         *           ],
         *           "energy": [
         *             {
         *               "period": "P1",
         *               "price": 0.1973
         *             },
         *             {
         *               "period": "P2",
         *               "price": 0.1442
         *             },
         *             {
         *               "period": "P3",
         *               "price": 0.1098
         *             }
         *           ]
         *         },
         *         "terms": {
         *           "price": "fixed",
         *           "months": 12,
         *           "renewal": "renews",
         *           "notice_days": 0,
         *           "penalty_percent": 0,
         *           "revision": "none"
         *         }
         *       },
         *       "consumption": {
         *         "from": "2025-12-01",
         *         "to": "2026-11-30",
         *         "periods": [
         *           {
         *             "period": "P1",
         *             "kwh": 812.4
         *           },
         *           {
         *             "period": "P2",
         *             "kwh": 734.1
         *           },
         *           {
         *             "period": "P3",
         *             "kwh": 1203.5
         *           }
         *         ]
         *       },
         *       "without_answer": "accepted",
         *       "decision": null
         *     }
         */
        ContractNotice: {
            id: number;
            kind: components["schemas"]["NoticeKind"];
            /** Format: date */
            sent_date: string;
            /**
             * Format: date
             * @description Day from which it is in force.
             */
            in_force: string;
            /**
             * Format: date
             * @description Last day on which the customer may decide.
             */
            decide_until: string;
            /** @description Why, in the language of the call; null where the retailer does not say. */
            reason: string | null;
            before: components["schemas"]["NoticedContent"];
            after: components["schemas"]["NoticedContent"];
            /** @description What the supply point took in twelve months, by period, P1 first; null where it is not known. */
            consumption: {
                /** Format: date */
                from: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                to: string;
                /** @description One for each period; a single P1 where the tariff has none. */
                periods: {
                    period: string;
                    kwh: number;
                }[];
            } | null;
            /**
             * @description What a customer who does not decide gets: it is `accepted`, or the contract `ends`.
             * @enum {string}
             */
            without_answer: "accepted" | "ends";
            decision: {
                choice: components["schemas"]["NoticeChoice"];
                /** Format: date-time */
                decided_at: string;
            } | null;
        };
        /**
         * @example {
         *       "choice": "accept"
         *     }
         */
        NoticeDecision: {
            /**
             * @description See NoticeChoice.
             * @enum {string}
             */
            choice: "accept" | "leave";
        };
        /**
         * @description Months, both included, in which the double tariff holds.
         * @example {
         *       "startMonth": 6,
         *       "startYear": 2026,
         *       "endMonth": 9,
         *       "endYear": 2026
         *     }
         */
        DoubleTariff: {
            startMonth: number;
            startYear: number;
            endMonth: number;
            /** @description Not before the start. */
            endYear: number;
        };
        /**
         * @description Hours of each day, in the time of the supply, that cost nothing.
         * @example {
         *       "startHour": 21,
         *       "endHour": 23
         *     }
         */
        HappyHours: {
            /** @description The hour that begins then; 0 is midnight. */
            startHour: number;
            /** @description The first hour that costs again; 24 is the midnight that ends the day. */
            endHour: number;
        };
        /** @description Day of the week, 1 is Monday. */
        Weekday: number;
        /**
         * @example {
         *       "value": 6,
         *       "label": "sábado"
         *     }
         */
        HappyDay: {
            value: components["schemas"]["Weekday"];
            /** @description Its name in the requested language. */
            label: string;
        };
        /**
         * @example {
         *       "value": 6
         *     }
         */
        HappyDayChoice: {
            value: components["schemas"]["Weekday"];
        };
        /**
         * @example {
         *       "pes_percentatge": 40
         *     }
         */
        BatteryShareChange: {
            /** @description Share in %, whole. */
            pes_percentatge: number;
        };
        /**
         * @example {
         *       "pes_percentatge": 25,
         *       "bateria_desti": 7
         *     }
         */
        BatteryMove: {
            /** @description Share in % of the battery that the contract moves to, whole. */
            pes_percentatge: number;
            /** @description Identifier of the battery to move to (`bateria.id`). */
            bateria_desti: number;
        };
        /**
         * @example {
         *       "valor_descomptes": "acumular"
         *     }
         */
        BatteryManagementChange: {
            valor_descomptes: components["schemas"]["BatteryManagement"];
        };
        /**
         * @description A way to manage discounts, for choosing one.
         * @example {
         *       "name": "aplicar",
         *       "description": "Aplicar en la próxima factura"
         *     }
         */
        BatteryType: {
            name: components["schemas"]["BatteryManagement"];
            /** @description In the requested language. */
            description: string;
        };
        /**
         * @description Share of one contract in the battery.
         * @example {
         *       "bateria_id": 6,
         *       "percentage": 60,
         *       "contract": {
         *         "id": 101,
         *         "name": "0010101"
         *       }
         *     }
         */
        BatteryPercentage: {
            bateria_id: number;
            /** @description Share in %, whole. All shares of a battery add up to 100, or are all 0. */
            percentage: number;
            contract: components["schemas"]["ContractName"];
        };
        /**
         * @description `surplus` came in for energy given to the grid, `applied` was taken off an invoice, `moved` came from or went to another battery with the share of the contract.
         * @enum {string}
         */
        BatteryMovementKind: "surplus" | "applied" | "moved";
        /**
         * @description A movement of the balance that one contract has in a battery.
         * @example {
         *       "id": 912,
         *       "date": "2026-03-05",
         *       "kind": "applied",
         *       "amount": -18.42,
         *       "balance": 4.1,
         *       "invoice": "F2602-0010101",
         *       "battery": null,
         *       "percentage": null,
         *       "battery_amount": null,
         *       "invoice_amount": 41.73
         *     }
         */
        BatteryMovement: {
            id: number;
            /** Format: date */
            date: string;
            kind: components["schemas"]["BatteryMovementKind"];
            /** @description Euro, before VAT; positive came in, negative was used. */
            amount: number;
            /** @description Balance after the movement, euro. */
            balance: number;
            /** @description `applied`: number of the invoice that it was taken off; `surplus`: of the invoice whose surplus came in, null when that is another contract's; `moved`: null. */
            invoice: string | null;
            /** @description `moved`: the other battery; null for other kinds. */
            battery: components["schemas"]["BatteryName"] | null;
            /** @description `surplus`: the share of the contract on that day in %, whole; null for other kinds. */
            percentage: number | null;
            /** @description `surplus`: what came into the whole battery with it, euro; null for other kinds. */
            battery_amount: number | null;
            /** @description `applied`: what the invoice came to before its discounts and before VAT, euro; null for other kinds. */
            invoice_amount: number | null;
        };
        /**
         * @description Opening balance, movements and closing balance: the first, plus the sum of the second, is the third. Without a year the closing balance is `total_descompte` of the contract's share.
         * @example {
         *       "years": [
         *         2026,
         *         2025
         *       ],
         *       "opening_balance": 0,
         *       "closing_balance": 4.1,
         *       "items": [
         *         {
         *           "id": 911,
         *           "date": "2026-03-01",
         *           "kind": "surplus",
         *           "amount": 22.52,
         *           "balance": 22.52,
         *           "invoice": null,
         *           "battery": null,
         *           "percentage": 60,
         *           "battery_amount": 37.53,
         *           "invoice_amount": null
         *         },
         *         {
         *           "id": 912,
         *           "date": "2026-03-05",
         *           "kind": "applied",
         *           "amount": -18.42,
         *           "balance": 4.1,
         *           "invoice": "F2602-0010101",
         *           "battery": null,
         *           "percentage": null,
         *           "battery_amount": null,
         *           "invoice_amount": 41.73
         *         }
         *       ]
         *     }
         */
        BatteryLedger: {
            /** @description All years that have movements, newest first, whichever year was requested. */
            years: number[];
            /** @description Balance before the first of these movements, euro. */
            opening_balance: number;
            /** @description Balance after the last of them, euro. */
            closing_balance: number;
            /** @description Oldest first. */
            items: components["schemas"]["BatteryMovement"][];
        };
        /** @enum {string} */
        CurveType: "monthly" | "daily" | "hourly" | "quarter-hourly";
        /**
         * @description The portal's own names of the lines; one left out is named by the server.
         * @example {
         *       "active": "Consumida",
         *       "exported": "Vertida",
         *       "reactive": "Reactiva"
         *     }
         */
        CurveNames: {
            active?: string;
            exported?: string;
            reactive?: string;
        };
        /**
         * @example {
         *       "date": "2026-03-29T03:00:00+02:00",
         *       "activa": 0.412,
         *       "exportada": 0,
         *       "reactiva": 0.08,
         *       "period": "P3",
         *       "quality": "final"
         *     }
         */
        ConsumptionPoint: {
            /** @description Where the interval begins. `monthly` and `daily` give a day (`2026-03-01`); `hourly` and `quarter-hourly` a time of the supply with its offset (`2026-03-29T03:00:00+02:00`), so that days of 23 and 25 hours are unequivocal. */
            date: string;
            /** @description Energy taken from the grid, kWh; null when the meter said nothing. Of an interval that was read in part it is the sum of what was read. */
            activa: number | null;
            /** @description Energy given to the grid, kWh; null without panels, and when the meter said nothing. */
            exportada: number | null;
            /** @description Reactive energy, kvarh; null when it is not measured. */
            reactiva: number | null;
            /** @description Period of the access tariff; null for `monthly` and `daily`, which cover several. */
            period: string | null;
            /**
             * @description `final` when the distributor has validated the reading, `provisional` while it may still change; a longer interval is final when all of it is. An extension of the interface: where it is missing nothing is known.
             * @enum {string}
             */
            quality?: "provisional" | "final";
        };
        /**
         * @example {
         *       "names": {
         *         "activa": "Consumida",
         *         "exportada": "Vertida",
         *         "reactiva": "Reactiva"
         *       },
         *       "items": [
         *         {
         *           "date": "2026-02-01",
         *           "activa": 214.3,
         *           "exportada": 38.1,
         *           "reactiva": 12.5,
         *           "period": null
         *         },
         *         {
         *           "date": "2026-03-01",
         *           "activa": 187.9,
         *           "exportada": 64.7,
         *           "reactiva": 11.2,
         *           "period": null
         *         }
         *       ]
         *     }
         */
        ConsumptionCurve: {
            /** @description What to call each line of the chart. */
            names: {
                activa: string;
                exportada: string;
                reactiva: string;
            };
            /** @description In time order, one for each interval that has started; none when there are no readings. */
            items: components["schemas"]["ConsumptionPoint"][];
        };
        /**
         * @description `pending_remesa` the direct debit is under way, `pending_transfer` a transfer is expected, `paid`, `paid_without_transaction` settled outside the portal, `manual_verification_required` the retailer reviews it, `unpaid` (in part, when `amount_pending` differs from `amount_total`).
         * @enum {string}
         */
        PaidStatus: "pending_remesa" | "pending_transfer" | "paid" | "paid_without_transaction" | "manual_verification_required" | "unpaid";
        /**
         * @description Kind of thing that can be paid; goes back unchanged with pay.
         * @enum {string}
         */
        PayableType: "electricity_invoice" | "gas_invoice" | "multipoint_invoice";
        /**
         * @description `pdf`, `signed_pdf` (signed, see downloadInvoice), `curve_csv` (the hours behind the energy), `signed_xml` (Facturae, signed).
         * @enum {string}
         */
        InvoiceDocument: "pdf" | "signed_pdf" | "curve_csv" | "signed_xml";
        /**
         * @example {
         *       "id": 501,
         *       "invoice_id": 9501,
         *       "number": "F2600123",
         *       "date": "2026-03-05",
         *       "start_date": "2026-02-01",
         *       "end_date": "2026-02-28",
         *       "cups": {
         *         "name": "ES0999123456789012QX0F",
         *         "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
         *       },
         *       "energy_consumed": 214,
         *       "amount_total": 61.27,
         *       "amount_pending": 61.27,
         *       "amount_to_pay": 61.27,
         *       "paid_status": "unpaid",
         *       "rectificative_type": null,
         *       "rectifies": null,
         *       "contract": {
         *         "id": 101,
         *         "name": "0010101"
         *       },
         *       "pending_state_history": [
         *         {
         *           "change_date": "2026-03-20",
         *           "pending_state": {
         *             "ov_description": "Recibo devuelto"
         *           }
         *         }
         *       ],
         *       "online_payment": {
         *         "payment_enabled": true,
         *         "rel_object_type": "electricity_invoice"
         *       },
         *       "download": true,
         *       "download_types": [
         *         "pdf",
         *         "signed_pdf",
         *         "curve_csv"
         *       ]
         *     }
         */
        Invoice: {
            /** @description Identifier for documents. */
            id: number;
            /** @description Identifier for payments. */
            invoice_id: number;
            number: string;
            /**
             * Format: date
             * @description Day of issue.
             */
            date: string;
            /**
             * Format: date
             * @description First day of the energy it bills.
             */
            start_date: string;
            /**
             * Format: date
             * @description Last day of the energy it bills.
             */
            end_date: string;
            cups: {
                name: string;
                full_address: string;
            };
            /** @description kWh. */
            energy_consumed: number;
            /** @description Euro, taxes included, two decimals. Not negative; one with `rectificative_type` A counts against. */
            amount_total: number;
            /** @description Euro that are not settled. */
            amount_pending: number;
            /** @description Euro that a payment now would charge; 0 when there is nothing to pay. */
            amount_to_pay: number;
            paid_status: components["schemas"]["PaidStatus"];
            /**
             * @description `A` credits an invoice, `B` credits it and bills it again; null for an ordinary invoice.
             * @enum {string|null}
             */
            rectificative_type: "A" | "B" | null;
            /** @description Number of the invoice that it corrects, null for an ordinary one. An extension of the interface: without it a portal cannot lead from a correction to what it corrects. */
            rectifies?: string | null;
            contract: components["schemas"]["ContractName"];
            /** @description What happened to a debt, oldest first. */
            pending_state_history: {
                /** Format: date */
                change_date: string;
                pending_state: {
                    /** @description In the requested language. */
                    ov_description: string;
                };
            }[];
            online_payment: {
                /** @description True when it can be paid by card here and now. */
                payment_enabled: boolean;
                rel_object_type: components["schemas"]["PayableType"];
            };
            /** @description True when any document of it can be downloaded. */
            download: boolean;
            download_types: components["schemas"]["InvoiceDocument"][];
        };
        InvoiceList: {
            items: components["schemas"]["Invoice"][];
            /** @description How many there are in all that match. */
            n_items: number;
            offset: number;
            limit: number;
        };
        /**
         * @description One invoice for several supply points.
         * @example {
         *       "id": 701,
         *       "number": "M2600007",
         *       "date": "2026-03-05",
         *       "address_invoice_id": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza",
         *       "amount_total": 842.1,
         *       "download_types": [
         *         "pdf"
         *       ]
         *     }
         */
        MultipointInvoice: {
            id: number;
            number: string;
            /** Format: date */
            date: string;
            /** @description Where it is sent, as one line. */
            address_invoice_id: string;
            /** @description Euro, taxes included, two decimals. */
            amount_total: number;
            download_types: components["schemas"]["InvoiceDocument"][];
        };
        MultipointInvoiceList: {
            items: components["schemas"]["MultipointInvoice"][];
            n_items: number;
            offset: number;
            limit: number;
        };
        /**
         * @description Values that the filters can be set to. Only the requested fields are present.
         * @example {
         *       "cups": [
         *         "ES0999123456789012QX0F"
         *       ],
         *       "addresses": [
         *         "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
         *       ],
         *       "contracts": [
         *         {
         *           "id": 101,
         *           "name": "0010101"
         *         }
         *       ],
         *       "vats": [
         *         "00000000T"
         *       ]
         *     }
         */
        FilterParams: {
            cups?: string[];
            addresses?: string[];
            contracts?: components["schemas"]["ContractName"][];
            vats?: string[];
        };
        /** @enum {string} */
        PlatformName: "stripe" | "redsys";
        /**
         * @example {
         *       "name": "stripe",
         *       "enabled": true
         *     }
         */
        PaymentPlatform: {
            name: components["schemas"]["PlatformName"];
            /** @description False when it is known but cannot be paid with yet. */
            enabled: boolean;
        };
        /**
         * @example {
         *       "publishable_key": "pk_test_lluerna"
         *     }
         */
        PublishableKey: {
            /** @description The platform's public key, for its script in the browser. */
            publishable_key: string;
        };
        /**
         * @description The first step, with what the platform's script made of the card.
         * @example {
         *       "payment_method_id": "pm_1PgafmB7WZ01zgkW",
         *       "platform_name": "stripe",
         *       "item_id": 9501,
         *       "related_object_type": "electricity_invoice"
         *     }
         */
        PayWithMethod: {
            payment_method_id: string;
            platform_name: components["schemas"]["PlatformName"];
            /** @description The invoice's `invoice_id`. */
            item_id: number;
            related_object_type: components["schemas"]["PayableType"];
        };
        /**
         * @description The second step, after the customer has shown to the bank who is paying.
         * @example {
         *       "payment_intent_id": "pi_3PgafmB7WZ01zgkW"
         *     }
         */
        PayAfterAuthentication: {
            payment_intent_id: string;
        };
        Payment: components["schemas"]["PayWithMethod"] | components["schemas"]["PayAfterAuthentication"];
        /**
         * @example {
         *       "state": "requires_action",
         *       "payment_intent_id": "pi_3PgafmB7WZ01zgkW",
         *       "payment_intent_client_secret": "pi_3PgafmB7WZ01zgkW_secret_5sXk",
         *       "transaction_id": null
         *     }
         */
        PaymentOutcome: {
            /**
             * @description `success` charged; `requires_action` the bank wants the customer to authenticate, nothing is charged yet.
             * @enum {string}
             */
            state: "success" | "requires_action";
            payment_intent_id: string;
            /** @description For the platform's script; only with `requires_action`. */
            payment_intent_client_secret: string | null;
            /** @description Only with `success`. */
            transaction_id: string | null;
        };
        /**
         * @example {
         *       "transaction_id": "tr_000123",
         *       "amount": 61.27,
         *       "currency": "EUR",
         *       "last_transaction_update_at": "2026-03-31T10:15:00Z",
         *       "invoice_number": "F2600123",
         *       "invoice_concept": "Electricidad del 01/02/2026 al 28/02/2026",
         *       "invoice_id": 9501,
         *       "payment_method_id": "pm_1PgafmB7WZ01zgkW",
         *       "payment_type": "card",
         *       "paid_by_user_email": "laura.ferrer@example.com"
         *     }
         */
        TransactionSummary: {
            transaction_id: string;
            /** @description In the currency's main unit (euro), two decimals. */
            amount: number;
            /**
             * @description ISO 4217, capitals.
             * @enum {string}
             */
            currency: "EUR";
            /** Format: date-time */
            last_transaction_update_at: string;
            invoice_number: string;
            /** @description In the requested language. */
            invoice_concept: string;
            invoice_id: number;
            payment_method_id: string;
            /** @enum {string} */
            payment_type: "card";
            paid_by_user_email: string | null;
        };
        /**
         * @description A claim to the distributor about one contract.
         * @example {
         *       "contract": "0010101",
         *       "tipus": "02",
         *       "subtipus": "036",
         *       "comments": "El consumo de febrero no es el del contador."
         *     }
         */
        Claim: {
            /** @description Contract number; the same as in the path. */
            contract: string;
            /** @description `code` of a claim type. */
            tipus: string;
            /** @description `name` of a subtype of that type. */
            subtipus: string;
            /** @description What the customer says. */
            comments: string;
            attachment?: components["schemas"]["UploadedFile"] | null;
        };
        /**
         * @example {
         *       "code": "02",
         *       "label": "Facturación y medida"
         *     }
         */
        ClaimType: {
            code: string;
            /** @description In the requested language. */
            label: string;
        };
        /**
         * @example {
         *       "name": "036",
         *       "desc": "Facturación de consumos"
         *     }
         */
        ClaimSubtype: {
            /** @description Its code. */
            name: string;
            /** @description In the requested language. */
            desc: string;
        };
        /**
         * @description From a visitor who is not signed in, and need not have a contract.
         * @example {
         *       "name": "Ana Gil Mora",
         *       "email": "ana@example.com",
         *       "type": "not_contracted",
         *       "text": "Me ha llegado una factura y nunca he contratado con ustedes."
         *     }
         */
        UnsignedClaim: {
            name: string;
            /** @description Tax id (NIF). */
            vat?: string;
            /** Format: email */
            email: string;
            /** @description International, with prefix. */
            mobile?: string;
            /** @description `not_contracted`, `other`, or a code from listUnsignedClaimTypes. */
            type: string;
            cups?: string;
            /** @description Number of a contract, as the claimant has it. */
            contract?: string;
            text: string;
            attachments?: components["schemas"]["UploadedFile"][];
        };
        /**
         * @example {
         *       "id": 20,
         *       "name": "Lecturas"
         *     }
         */
        CaseCategory: {
            id: number;
            /** @description In the requested language. */
            name: string;
        };
        /** @enum {string} */
        RequestState: "accepted" | "denied" | "additional_information_needed" | "being_processed" | "in_process";
        /** @enum {string} */
        RequestOrder: "latest" | "waiting";
        /**
         * @description A case or a claim that the customer opened; both are numbered in one series.
         * @example {
         *       "id": 3101,
         *       "kind": "case",
         *       "title": "Lectura de marzo",
         *       "category": "Lecturas",
         *       "contract": {
         *         "id": 101,
         *         "name": "0010101"
         *       },
         *       "state": "in_process",
         *       "created_at": "2026-03-31T09:00:00Z",
         *       "updated_at": "2026-03-31T12:30:00Z"
         *     }
         */
        CustomerRequest: {
            /** @description The number that creating it answered. */
            id: number;
            /** @enum {string} */
            kind: "case" | "claim";
            title: string;
            /** @description Category of the case, or type of the claim, in the requested language. */
            category: string;
            contract: components["schemas"]["ContractName"];
            state: components["schemas"]["RequestState"];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When its last message came.
             */
            updated_at: string;
            /** @description Codes of a claim, by which its date of answer is known (`x-extension`); left out of a case, and by a retailer without them. */
            claim?: {
                /** @description `code` of its type. */
                tipus: string;
                /** @description `name` of its subtype. */
                subtipus: string;
            };
        };
        CustomerRequestList: {
            items: components["schemas"]["CustomerRequest"][];
            n_items: number;
            offset: number;
            limit: number;
            /** @description The order that the items have; left out by a retailer that does not sort (`x-extension`). */
            order?: components["schemas"]["RequestOrder"];
        };
        /**
         * @example {
         *       "polissa_id": 101,
         *       "polissa_type": "electricity",
         *       "categ_id": 20,
         *       "title": "Lectura de marzo",
         *       "message": "Les envío la lectura del contador.",
         *       "attachments": [
         *         {
         *           "name": "contador.pdf",
         *           "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *         }
         *       ]
         *     }
         */
        NewCase: {
            /** @description Identifier of the contract. */
            polissa_id: number;
            /** @enum {string} */
            polissa_type: "electricity" | "gas";
            /** @description A category from listCaseCategories. */
            categ_id: number;
            title: string;
            message: string;
            /** @description As many as the setting `files.contact` says, usually 1 to 6; may be left out where its minimum is 0. */
            attachments?: components["schemas"]["UploadedFile"][];
        };
        RequestMessage: {
            id: number;
            /**
             * @description Who wrote it; `admin` is the retailer.
             * @enum {string}
             */
            role: "customer" | "admin";
            /** Format: date-time */
            date: string;
            /** @description Plain text. */
            text: string;
            /** @description State that the request took with it. */
            state: components["schemas"]["RequestState"];
            attachments: {
                /** @description Identifier for downloadRequestAttachment (`x-extension`); left out where the file is not stored. */
                id?: number;
                name: string;
                /** @description Size for people, for example `120 kB`. */
                size_text: string;
            }[];
        };
        /**
         * @example {
         *       "id": 3101,
         *       "kind": "case",
         *       "title": "Lectura de marzo",
         *       "category": "Lecturas",
         *       "contract": {
         *         "id": 101,
         *         "name": "0010101"
         *       },
         *       "state": "additional_information_needed",
         *       "created_at": "2026-03-31T09:00:00Z",
         *       "updated_at": "2026-03-31T12:30:00Z",
         *       "messages": [
         *         {
         *           "id": 1,
         *           "role": "customer",
         *           "date": "2026-03-31T09:00:00Z",
         *           "text": "Les envío la lectura del contador.",
         *           "state": "in_process",
         *           "attachments": [
         *             {
         *               "name": "contador.jpg",
         *               "size_text": "120 kB"
         *             }
         *           ]
         *         },
         *         {
         *           "id": 2,
         *           "role": "admin",
         *           "date": "2026-03-31T12:30:00Z",
         *           "text": "La foto no se ve bien. ¿Puede enviarnos otra?",
         *           "state": "additional_information_needed",
         *           "attachments": []
         *         }
         *       ]
         *     }
         */
        CustomerRequestDetail: components["schemas"]["CustomerRequest"] & {
            /** @description Oldest first; the first one is the customer's. */
            messages: components["schemas"]["RequestMessage"][];
            /** @description There where downloadRequestReceipt has the receipt of the request (`x-extension`). */
            receipt?: {
                /** @description Address that it was sent to as well. */
                mailed_to: string | null;
            };
        };
        /**
         * @description What the customer adds to a case or claim.
         * @example {
         *       "text": "Les envío otra foto.",
         *       "attachments": [
         *         {
         *           "name": "contador.pdf",
         *           "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *         }
         *       ]
         *     }
         */
        NewRequestMessage: {
            text: string;
            /** @description At most as many as the setting `files.contact` says, usually 6. */
            attachments?: components["schemas"]["UploadedFile"][];
        };
        /**
         * @example {
         *       "cups": "ES0999000000000001QQ",
         *       "supply": "electricity"
         *     }
         */
        SupplyOfDistributor: {
            cups: string;
            /** @enum {string} */
            supply: "electricity" | "gas";
        };
        /**
         * @example {
         *       "name": "Distribuidora Eléctrica del Valle",
         *       "phone": "900 000 111"
         *     }
         */
        DistributorContact: {
            name: string;
            /** @description Answered day and night. */
            phone: string;
        };
        /**
         * @description From a visitor who is not signed in.
         * @example {
         *       "email": "ana@example.com",
         *       "mobile": "+34600000002",
         *       "category": 3,
         *       "subject": "Cambio de compañía",
         *       "description": "Querría saber cuánto tarda."
         *     }
         */
        UnsignedCase: {
            /** Format: email */
            email: string;
            /** @description International, with prefix. */
            mobile: string;
            /** @description A category from listCaseCategories with `unsigned`. */
            category: number;
            subject: string;
            description: string;
            attachment?: components["schemas"]["UploadedFile"] | null;
        };
        /**
         * @description A municipality that a postal code serves.
         * @example {
         *       "city": "Lagrán",
         *       "ine": "01030"
         *     }
         */
        Locality: {
            /** @description Name as INE writes it, an article behind (`Cardoso de la Sierra, El`). */
            city: string;
            /** @description INE code of the municipality. Its first two digits, not those of the postal code, are its province. */
            ine: string;
        };
        /**
         * @example {
         *       "id": 108,
         *       "name": "Barcelona"
         *     }
         */
        Province: {
            /** @description The retailer's own number, sent back as `state` of an address. It is not the INE code. */
            id: number;
            /** @description In the requested language. */
            name: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Calle"
         *     }
         */
        StreetType: {
            /** @description Sent back as `tv` of an address. */
            id: number;
            /** @description In the requested language. */
            name: string;
        };
        /**
         * @example {
         *       "id": 3,
         *       "name": "Candil Energía"
         *     }
         */
        PreviousRetailer: {
            id: number;
            name: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "2.0TD"
         *     }
         */
        AccessTariff: {
            id: number;
            /** @description Name in the market, for example `2.0TD`, `3.0TD`, `3.0TDVE`, `6.1TD` or `RL.2`. */
            name: string;
        };
        /**
         * @description A product of electricity.
         * @example {
         *       "id": 1,
         *       "name": "Luz Clara",
         *       "ov_description": "Un precio para cada periodo, sin permanencia.",
         *       "ov_link": "https://lluerna.example/luz-clara",
         *       "terms": {
         *         "price": "fixed",
         *         "months": 12,
         *         "renewal": "renews",
         *         "notice_days": 0,
         *         "penalty_percent": 0,
         *         "revision": "none"
         *       },
         *       "prices": {
         *         "power": [
         *           {
         *             "period": "P1",
         *             "price": 29.98
         *           },
         *           {
         *             "period": "P2",
         *             "price": 3.94
         *           }
         *         ],
         *         "energy": [
         *           {
         *             "period": "P1",
         *             "price": 0.1873
         *           },
         *           {
         *             "period": "P2",
         *             "price": 0.1352
         *           },
         *           {
         *             "period": "P3",
         *             "price": 0.1048
         *           }
         *         ]
         *       }
         *     }
         */
        OfferedProduct: {
            id: number;
            name: string;
            /** @description Text of its card; it may hold HTML and must be sanitised before it is shown. */
            ov_description: string | null;
            /**
             * Format: uri
             * @description Page with its conditions.
             */
            ov_link: string | null;
            terms?: components["schemas"]["ProductTerms"];
            /** @description Prices before taxes, discount of the promotional code taken off. Missing when the product has no fixed price. */
            prices?: {
                /** @description €/kW and year, by period. */
                power: components["schemas"]["PeriodPrice"][];
                /** @description €/kWh, by period. */
                energy: components["schemas"]["PeriodPrice"][];
            };
            /**
             * @description How the price is made: `fixed`, `indexed` (it follows the market month by month) or `dynamic` (hour by hour). An extension of the interface; without it a product says nothing of it.
             * @enum {string}
             */
            price_kind?: "fixed" | "indexed" | "dynamic";
            /** @description Mean prices of the last twelve months of a product that follows the market, before taxes, for an estimate. An extension of the interface. */
            reference_prices?: {
                power: components["schemas"]["PeriodPrice"][];
                energy: components["schemas"]["PeriodPrice"][];
            };
        };
        /**
         * @description A product of gas.
         * @example {
         *       "id": 51,
         *       "name": "Gas Claro",
         *       "ov_description": "Un precio fijo durante doce meses.",
         *       "ov_link": "https://lluerna.example/gas-claro",
         *       "terms": {
         *         "price": "fixed",
         *         "months": 12,
         *         "renewal": "renews",
         *         "notice_days": 0,
         *         "penalty_percent": 5,
         *         "revision": "none"
         *       },
         *       "prices": {
         *         "fixed": 0.2466,
         *         "variable": 0.0729
         *       }
         *     }
         */
        OfferedGasProduct: {
            id: number;
            name: string;
            /** @description Text of its card; it may hold HTML and must be sanitised before it is shown. */
            ov_description: string | null;
            /**
             * Format: uri
             * @description Page with its conditions.
             */
            ov_link: string | null;
            terms?: components["schemas"]["ProductTerms"];
            /** @description Prices before taxes. Missing when the product has no fixed price. */
            prices?: {
                /** @description €/day. */
                fixed: number;
                /** @description €/kWh. */
                variable: number;
            };
            /**
             * @description How the price is made: `fixed`, `indexed` (it follows the market month by month) or `dynamic` (hour by hour). An extension of the interface; without it a product says nothing of it.
             * @enum {string}
             */
            price_kind?: "fixed" | "indexed" | "dynamic";
            /** @description Mean prices of the last twelve months of a product that follows the market, before taxes, for an estimate. An extension of the interface. */
            reference_prices?: {
                /** @description €/day. */
                fixed: number;
                /** @description €/kWh. */
                variable: number;
            };
        };
        /**
         * @description Kind of business (CNAE).
         * @example {
         *       "id": 986,
         *       "name": "9820",
         *       "descripcio": "Actividades de los hogares como productores de servicios para uso propio"
         *     }
         */
        EconomicActivity: {
            /** @description The retailer's own number, sent back as `cnae`. */
            id: number;
            /** @description The CNAE code, four digits. */
            name: string;
            descripcio: string;
        };
        /**
         * @example {
         *       "cnaes": [
         *         {
         *           "id": 561,
         *           "name": "5610",
         *           "descripcio": "Restaurantes y puestos de comidas"
         *         }
         *       ],
         *       "default_cnae": {
         *         "id": 986,
         *         "name": "9820",
         *         "descripcio": "Actividades de los hogares como productores de servicios para uso propio"
         *       },
         *       "selfconsumption_codes": [
         *         {
         *           "code": "00",
         *           "name": "Sin autoconsumo"
         *         },
         *         {
         *           "code": "41",
         *           "name": "Con excedentes y compensación individual"
         *         }
         *       ],
         *       "power_threshold": 15
         *     }
         */
        ContractingConfig: {
            /** @description Kinds of business to choose from. */
            cnaes: components["schemas"]["EconomicActivity"][];
            /** @description The one of habitual and second homes. */
            default_cnae: components["schemas"]["EconomicActivity"];
            selfconsumption_codes: {
                code: string;
                name: string;
            }[];
            /** @description kW above which (not at which) six powers are contracted. */
            power_threshold: number;
        };
        /**
         * @example {
         *       "power": 4.6,
         *       "access_tariff": {
         *         "id": 1,
         *         "name": "2.0TD"
         *       }
         *     }
         */
        CupsConfig: {
            /** @description Highest contracted power of all periods in kW. */
            power: number | null;
            access_tariff: components["schemas"]["AccessTariff"] | null;
        };
        /**
         * @example {
         *       "access_tariff": {
         *         "id": 12,
         *         "name": "RL.2"
         *       },
         *       "consumption": 7200
         *     }
         */
        GasCupsConfig: {
            access_tariff: components["schemas"]["AccessTariff"] | null;
            /** @description kWh in a year. */
            consumption: number | null;
        };
        /**
         * @description Data that the database of supply points (SIPS) has about one. Where `sipsDataAvailable` is false (unknown there, or its customer opted out) everything but `cupsAvailable` is null. For gas every power is null and `selfcons` is false.
         * @example {
         *       "cupsAvailable": true,
         *       "sipsDataAvailable": true,
         *       "accessTariff": 1,
         *       "power": 4.6,
         *       "power2": 4.6,
         *       "power3": null,
         *       "power4": null,
         *       "power5": null,
         *       "power6": null,
         *       "selfcons": false,
         *       "selfconsCode": "00",
         *       "yearlyConsumption": 2640,
         *       "address": {
         *         "zipcode": "50001"
         *       }
         *     }
         */
        CupsSipsData: {
            /** @description False when it cannot be contracted (it is a customer's here already, or was cut off). */
            cupsAvailable: boolean;
            sipsDataAvailable: boolean;
            /** @description Identifier of the access tariff. */
            accessTariff: number | null;
            /** @description Contracted power of P1 in kW. */
            power: number | null;
            /** @description Of P2, in kW. */
            power2: number | null;
            /** @description Of P3, in kW; null in a tariff of two powers. */
            power3: number | null;
            /** @description Of P4, in kW; null in a tariff of two powers. */
            power4: number | null;
            /** @description Of P5, in kW; null in a tariff of two powers. */
            power5: number | null;
            /** @description Of P6, in kW; null in a tariff of two powers. */
            power6: number | null;
            selfcons: boolean | null;
            /** @description `00` none; a code that is not known is shown as it is. */
            selfconsCode: string | null;
            /** @description kWh in the last year. An extension of the interface; where it is missing or null it is not known. */
            yearlyConsumption?: number | null;
            /** @description Only the postal code is public. */
            address: {
                zipcode: string | null;
            };
        };
        /**
         * @description Anyone who has it can continue the lead, so it must not be guessable: at least 120 random bits, never a counter.
         * @example 7mQxv2RkT9aWcY4bN1sLfE
         */
        LeadId: string;
        /** @description The supply point and its address. */
        LeadCups: {
            /** @description CUPS: 20 or 22 characters. */
            name: string;
            /** @description Identifier of the province (listProvinces). */
            state: number;
            /** @description INE code of the municipality. */
            municipi: string;
            /** @description Name of the municipality. */
            poblacio: string;
            /** @description Identifier of the kind of street (listStreetTypes). */
            tv: number;
            /** @description Name of the street. */
            nv: string;
            /** @description Number in the street. */
            pnp: string;
            /** @description Block. */
            bq?: string | null;
            /** @description Staircase. */
            es?: string | null;
            /** @description Floor. */
            pt?: string | null;
            /** @description Door. */
            pu?: string | null;
            /** @description Postal code. */
            dp: string;
            /** @description What helps to find it. */
            aclarador?: string | null;
            /** @description Cadastral reference: 20 characters, capitals, no spaces. */
            ref_catastral?: string | null;
        };
        LeadActivity: {
            /** @description Identifier of the kind of business; of a home 986 (CNAE 9820). */
            cnae: number | null;
            /**
             * @description `habitual` the home lived in, `second` another home, `business` no home; it needs `cnae`.
             * @enum {string}
             */
            vivienda: "habitual" | "second" | "business";
        };
        /** @description Who will be the customer. */
        LeadOwner: {
            /**
             * @description `F` a person, `J` a company, as the tax id says.
             * @enum {string}
             */
            type: "F" | "J";
            /** @description Tax id (NIF) without the prefix ES. */
            vat: string;
            /** @description Name of the person or of the company. */
            name: string;
            /** @description Needed of a person. */
            surName1?: string | null;
            surName2?: string | null;
            /** @description Tax id of who represents the company; this and the next two are needed of a company. */
            vatRepresentante?: string | null;
            nameRepresentante?: string | null;
            surName1Representante?: string | null;
            surName2Representante?: string | null;
            /** @description Whether the supply passes from someone else to this person. Needed where there is an active contract and the retailer requires it. */
            changeOwner?: boolean | null;
        };
        /** @description How to reach the owner, and where invoices go. The address counts only when `different_address`. */
        LeadOwnerAddress: {
            /** @description False when invoices go to the supply point; true needs `zip`, `poblacio`, `tv`, `nv` and `pnp`. */
            different_address: boolean;
            /** @description Postal code. */
            zip?: string | null;
            state?: number | null;
            municipi?: string | null;
            poblacio?: string | null;
            tv?: number | null;
            nv?: string | null;
            pnp?: string | null;
            bq?: string | null;
            es?: string | null;
            pt?: string | null;
            pu?: string | null;
            aclarador?: string | null;
            /** @description With its prefix, `+34…`. */
            mobile: string;
            /**
             * Format: email
             * @description Null only where the retailer does not require it.
             */
            email: string | null;
        };
        LeadBank: {
            /** @description Any SEPA country; spaces, hyphens and case do not matter. */
            iban: string;
            /** @description The customer declares that the account is theirs. Anything but true is refused. */
            owner_is_bank_owner: boolean;
        };
        /** @description The fields of steps 1, 2, 4 and 5, all optional. */
        LeadCommonFields: {
            /** @description Step 1: the visitor lets the retailer keep what was typed and get in touch. */
            allow_contact?: boolean;
            /** @description Step 1: whether the supply point has a contract now. */
            activeContract?: boolean;
            cups?: components["schemas"]["LeadCups"];
            cnae?: components["schemas"]["LeadActivity"];
            /** @description Step 1: identifier of the previous retailer, where the retailer requires it. */
            comerOrigin?: number | null;
            owner?: components["schemas"]["LeadOwner"];
            owner_address?: components["schemas"]["LeadOwnerAddress"];
            /** @description Step 2: identity document of the company; at least one file of a company. */
            cif?: components["schemas"]["UploadedFile"][];
            /** @description Step 2: language to be written in. */
            commsLanguage?: string;
            /** @description Step 2: front of the identity document; may be left out where the setting `contractation.checkIdentity` does not require it. */
            nif_faceup?: components["schemas"]["UploadedFile"];
            /** @description Step 2: back of the identity document, when it is a file of its own. */
            nif_facedown?: components["schemas"]["UploadedFile"] | null;
            bank?: components["schemas"]["LeadBank"];
            /** @description Step 5. Anything but true is refused of a visitor who is not signed in. */
            accept_gdpr?: boolean;
            /** @description Step 5. Anything but true is refused of a visitor who is not signed in. */
            accept_ov_conditions?: boolean;
            /** @description Step 5: whether the customer wants advertisements. */
            activate_publicity?: boolean;
            /** @description Step 5: true makes the contract; false only stores the lead. */
            confirm?: boolean;
            /**
             * @description Step 5: when the supply is to start. `soon` as soon as it can: a consumer thereby requests expressly that it starts within the 14 days of withdrawal, and pays what was used if they withdraw (TRLGDCU 98.8, 108.3). `after_withdrawal` once these days have passed. `date` on `start_date`, which a consumer requests expressly where it lies within them. An extension of the interface: without it the retailer decides.
             * @enum {string}
             */
            start?: "soon" | "after_withdrawal" | "date";
            /**
             * Format: date
             * @description Step 5: day on which the supply is to start, with `start` `date`. Field codes: required, too_low before it could start (ten working days, RD 88/2026 18.1), too_high too far ahead.
             */
            start_date?: string;
            /** @description Step 5: the summary of the contract that the customer was shown (createLeadSummary). One that is not of this lead, or of another start, is replaced by one that is made then. */
            summary_id?: components["schemas"]["LeadId"];
            /**
             * @description Step 3: size of the home that the estimate of the monthly price supposed, where the consumption is not known.
             * @enum {string}
             */
            home?: "small" | "medium" | "large";
            /** @description Names of fields that this call leaves out and that the lead retains from an earlier call. For a returning customer, whose files, account and consents are on no device: `nif_faceup`, `bank`, `allow_contact`, `extra.pets.photo`. Only fields that the current answers show are among them. A name that the lead does not have is a missing field: `allow_contact` is false then, and `nif_faceup` and `bank` are required. An extension of the interface: without it the customer has to provide these fields again. */
            retained?: string[];
            /** @description Names of fields, written as in `retained`, that the lead may have from an earlier call and that the current answers do not show: the invoice of a supply that has no contract after all, the document of a company where a person contracts, a consent that someone else gave. The retailer deletes them at once, with the content of their files, and none of them is part of the contract. Any step may contain it, repeatedly, also with names that the lead does not have. A field that the call sends replaces what was dropped. An extension of the interface: without it the retailer stores these fields longer than the customer means. */
            dropped?: string[];
            /** @description Of a lead of gas, the lead of electricity of the same contracting: what the first does not have of `retained` is taken from there. */
            retained_of?: components["schemas"]["LeadId"];
            /** @description Answers that the portal requests beyond these fields, by the step that requests them, each under its own name: `{ "pets": { "count": 2, "photo": [{ "name": …, "content": … }] } }`. Any step may contain it: all answers so far, which replace those of an earlier call; step 5 contains all of them, and without it there are none. Files are each an UploadedFile; without them at most 64 kB. Field codes: `extra.pets.photo`. An extension of the interface: without it these answers are lost. */
            extra?: {
                [key: string]: {
                    [key: string]: unknown;
                };
            };
        };
        LeadFiles: components["schemas"]["UploadedFile"][];
        /** @description The fields that only a lead of electricity has, all optional. */
        LeadFields: {
            /** @description Step 1: last invoice, needed with an active contract where the retailer requires it. */
            invoice?: components["schemas"]["LeadFiles"];
            /**
             * @description Step 1: whether a person with a usual home of up to 10 kW has the bono social now, which a contract of the free market ends (RD 88/2026, art. 28.9). An extension of the interface; a retailer without it ignores it.
             * @enum {string}
             */
            social_bonus?: "yes" | "no" | "unknown";
            /** @description Step 1: the person waives the bono social in writing; needed where `social_bonus` is `yes`. The retailer stores when it received it first. An extension of the interface. */
            social_bonus_waiver?: boolean;
            /** @description Step 3: power of P1 in kW, at most three decimals. */
            power?: number;
            /** @description Step 3: power of P2 in kW. */
            power2?: number;
            /** @description Step 3: power of P3 in kW. This and the next three are needed, each not less than the one before, when P1 or P2 exceeds 15; else 0. */
            power3?: number;
            /** @description Step 3: power of P4 in kW. */
            power4?: number;
            /** @description Step 3: power of P5 in kW. */
            power5?: number;
            /** @description Step 3: power of P6 in kW. */
            power6?: number;
            /** @description Step 3: the person agrees to a price that follows the market; needed where `price_kind` of the product is `indexed` or `dynamic` (RD 88/2026, art. 13.n). An extension of the interface. */
            market_price_accepted?: boolean;
            /** @description Step 3: promotional codes, at most one today. */
            promotional_code?: string[];
            /** @description Step 3: identifier of the product (listProducts). */
            tarifa?: number;
            /** @description Step 3: identifier of the access tariff (listTariffs). */
            tarifaATR?: number;
            /** @description Step 3: `00` none, `41` individual with compensation, or the supply point's own code. */
            selfconsCode?: string;
            /** @description Step 3: documents of the installation, where the retailer requires them. */
            selfcons_attach?: components["schemas"]["LeadFiles"];
        };
        /**
         * @description Step 1: what is contracted, and where.
         * @example {
         *       "lead_id": null,
         *       "step": 1,
         *       "FormConfirm": {
         *         "allow_contact": true,
         *         "activeContract": true,
         *         "cups": {
         *           "name": "ES0999123456789012QX0F",
         *           "state": 150,
         *           "municipi": "50297",
         *           "poblacio": "Zaragoza",
         *           "tv": 1,
         *           "nv": "de los Almendros",
         *           "pnp": "14",
         *           "bq": "",
         *           "es": "",
         *           "pt": "2",
         *           "pu": "B",
         *           "dp": "50001",
         *           "aclarador": "",
         *           "ref_catastral": null
         *         },
         *         "cnae": {
         *           "cnae": 986,
         *           "vivienda": "habitual"
         *         },
         *         "comerOrigin": 3,
         *         "invoice": [
         *           {
         *             "name": "factura.pdf",
         *             "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *           }
         *         ]
         *       }
         *     }
         */
        LeadInstallation: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 1;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "activeContract" | "cups" | "cnae"> & components["schemas"]["LeadFields"];
        };
        /**
         * @description Step 2: who contracts.
         * @example {
         *       "lead_id": "7mQxv2RkT9aWcY4bN1sLfE",
         *       "step": 2,
         *       "FormConfirm": {
         *         "owner": {
         *           "type": "F",
         *           "vat": "12345678Z",
         *           "name": "Laura",
         *           "surName1": "Ferrer",
         *           "surName2": "Puig",
         *           "changeOwner": false
         *         },
         *         "owner_address": {
         *           "different_address": false,
         *           "mobile": "+34600000001",
         *           "email": "laura.ferrer@example.com"
         *         },
         *         "cif": [],
         *         "commsLanguage": "ca_ES",
         *         "nif_faceup": {
         *           "name": "dni.pdf",
         *           "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *         },
         *         "nif_facedown": null,
         *         "extra": {
         *           "pets": {
         *             "count": 2
         *           },
         *           "person": {
         *             "nickname": "Lau"
         *           }
         *         }
         *       }
         *     }
         */
        LeadPerson: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 2;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "owner" | "owner_address"> & components["schemas"]["LeadFields"];
        };
        /**
         * @description Step 3: how much of what.
         * @example {
         *       "lead_id": "7mQxv2RkT9aWcY4bN1sLfE",
         *       "step": 3,
         *       "FormConfirm": {
         *         "power": 4.6,
         *         "power2": 4.6,
         *         "power3": 0,
         *         "power4": 0,
         *         "power5": 0,
         *         "power6": 0,
         *         "promotional_code": [
         *           "LLUERNA10"
         *         ],
         *         "tarifa": 1,
         *         "tarifaATR": 1,
         *         "selfconsCode": "00",
         *         "selfcons_attach": []
         *       }
         *     }
         */
        LeadContract: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 3;
            FormConfirm: components["schemas"]["LeadCommonFields"] & WithRequired<components["schemas"]["LeadFields"], "power" | "power2" | "tarifa" | "tarifaATR">;
        };
        /**
         * @description Step 4: who pays.
         * @example {
         *       "lead_id": "7mQxv2RkT9aWcY4bN1sLfE",
         *       "step": 4,
         *       "FormConfirm": {
         *         "bank": {
         *           "iban": "ES9121000418450200051332",
         *           "owner_is_bank_owner": true
         *         }
         *       }
         *     }
         */
        LeadPayment: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 4;
            FormConfirm: components["schemas"]["LeadCommonFields"] & components["schemas"]["LeadFields"];
        };
        /**
         * @description Step 5: what is accepted, and the word to go ahead.
         * @example {
         *       "lead_id": "7mQxv2RkT9aWcY4bN1sLfE",
         *       "step": 5,
         *       "FormConfirm": {
         *         "accept_gdpr": true,
         *         "accept_ov_conditions": true,
         *         "activate_publicity": false,
         *         "confirm": true
         *       }
         *     }
         */
        LeadConfirmation: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 5;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "accept_gdpr" | "accept_ov_conditions" | "activate_publicity" | "confirm"> & components["schemas"]["LeadFields"];
        };
        LeadSubmission: components["schemas"]["LeadInstallation"] | components["schemas"]["LeadPerson"] | components["schemas"]["LeadContract"] | components["schemas"]["LeadPayment"] | components["schemas"]["LeadConfirmation"];
        /**
         * @example {
         *       "status": "OK",
         *       "lead_id": "7mQxv2RkT9aWcY4bN1sLfE",
         *       "result": {
         *         "error": null,
         *         "reference": "L-000123",
         *         "render": {
         *           "format": "html",
         *           "body": "<p>Hemos recibido su solicitud.</p>"
         *         }
         *       }
         *     }
         */
        LeadAnswer: {
            /**
             * @description `ERROR` when the lead was stored and the retailer could not continue with it; shown as a general error of the lead.
             * @enum {string}
             */
            status: "OK" | "ERROR";
            lead_id: components["schemas"]["LeadId"];
            /** @description Only in the answer to a confirmation. */
            result?: {
                /** @description A code, or null when the contract was made. */
                error: string | null;
                /** @description Short number under which the customer may enquire about it; without it the lead's id serves. */
                reference?: string;
                /** @description What to show at the end; null for the portal's own text. */
                render: {
                    /** @enum {string} */
                    format: "html" | "markdown";
                    /** @description It must be sanitised before it is shown. */
                    body: string;
                } | null;
            };
        };
        /** @description The fields that only a lead of gas has, all optional. */
        GasLeadFields: {
            /** @description Step 3: last gas invoice, needed with an active contract where the retailer requires it. */
            invoice?: components["schemas"]["LeadFiles"];
            /** @description Step 3: identifier of the product (listGasProducts). */
            tarifa?: number;
            /** @description Step 3: identifier of the access tariff (listGasTariffs). */
            tarifaATR?: number;
            /** @description Step 3: the person agrees to a price that follows the market; needed where `price_kind` of the product is `indexed` or `dynamic` (RD 88/2026, art. 13.n). An extension of the interface. */
            market_price_accepted?: boolean;
            /** @description Step 3: the lead of electricity that this one goes with. */
            electricityLeadId?: components["schemas"]["LeadId"] | null;
        };
        /**
         * @description Step 1: what is contracted, and where.
         * @example {
         *       "lead_id": null,
         *       "step": 1,
         *       "FormConfirm": {
         *         "allow_contact": true,
         *         "activeContract": true,
         *         "cups": {
         *           "name": "ES0999123456789012QX0F",
         *           "state": 150,
         *           "municipi": "50297",
         *           "poblacio": "Zaragoza",
         *           "tv": 1,
         *           "nv": "de los Almendros",
         *           "pnp": "14",
         *           "bq": "",
         *           "es": "",
         *           "pt": "2",
         *           "pu": "B",
         *           "dp": "50001",
         *           "aclarador": "",
         *           "ref_catastral": null
         *         },
         *         "cnae": {
         *           "cnae": 986,
         *           "vivienda": "habitual"
         *         },
         *         "comerOrigin": 3
         *       }
         *     }
         */
        GasLeadInstallation: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 1;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "activeContract" | "cups" | "cnae"> & components["schemas"]["GasLeadFields"];
        };
        /**
         * @description Step 2: who contracts.
         * @example {
         *       "lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "step": 2,
         *       "FormConfirm": {
         *         "owner": {
         *           "type": "F",
         *           "vat": "12345678Z",
         *           "name": "Laura",
         *           "surName1": "Ferrer",
         *           "surName2": "Puig",
         *           "changeOwner": false
         *         },
         *         "owner_address": {
         *           "different_address": false,
         *           "mobile": "+34600000001",
         *           "email": "laura.ferrer@example.com"
         *         },
         *         "cif": [],
         *         "commsLanguage": "ca_ES",
         *         "nif_faceup": {
         *           "name": "dni.pdf",
         *           "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *         },
         *         "nif_facedown": null
         *       }
         *     }
         */
        GasLeadPerson: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 2;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "owner" | "owner_address"> & components["schemas"]["GasLeadFields"];
        };
        /**
         * @description Step 3: how much of what.
         * @example {
         *       "lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "step": 3,
         *       "FormConfirm": {
         *         "invoice": [
         *           {
         *             "name": "factura-gas.pdf",
         *             "content": "data:application/pdf;base64,JVBERi0xLjQK"
         *           }
         *         ],
         *         "tarifa": 51,
         *         "tarifaATR": 12,
         *         "electricityLeadId": "7mQxv2RkT9aWcY4bN1sLfE"
         *       }
         *     }
         */
        GasLeadContract: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 3;
            FormConfirm: components["schemas"]["LeadCommonFields"] & WithRequired<components["schemas"]["GasLeadFields"], "tarifa" | "tarifaATR">;
        };
        /**
         * @description Step 4: who pays.
         * @example {
         *       "lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "step": 4,
         *       "FormConfirm": {
         *         "bank": {
         *           "iban": "ES9121000418450200051332",
         *           "owner_is_bank_owner": true
         *         }
         *       }
         *     }
         */
        GasLeadPayment: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 4;
            FormConfirm: components["schemas"]["LeadCommonFields"] & components["schemas"]["GasLeadFields"];
        };
        /**
         * @description Step 5: what is accepted, and the word to go ahead.
         * @example {
         *       "lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "step": 5,
         *       "FormConfirm": {
         *         "accept_gdpr": true,
         *         "accept_ov_conditions": true,
         *         "activate_publicity": false,
         *         "confirm": true
         *       }
         *     }
         */
        GasLeadConfirmation: {
            /** @description From the answer to the first call; missing or null in the first call. */
            lead_id?: components["schemas"]["LeadId"] | null;
            /** @constant */
            step: 5;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "accept_gdpr" | "accept_ov_conditions" | "activate_publicity" | "confirm"> & components["schemas"]["GasLeadFields"];
        };
        /**
         * @description Step 0: deletes what `dropped` names and does nothing else, once the customer wants no gas after all. An extension of the interface: without it the lead stays as it was, unconfirmed.
         * @example {
         *       "lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "step": 0,
         *       "FormConfirm": {
         *         "dropped": [
         *           "invoice",
         *           "nif_faceup",
         *           "nif_facedown",
         *           "cif",
         *           "bank",
         *           "allow_contact",
         *           "extra"
         *         ]
         *       }
         *     }
         */
        GasLeadWithdrawal: {
            lead_id: components["schemas"]["LeadId"];
            /** @constant */
            step: 0;
            FormConfirm: WithRequired<components["schemas"]["LeadCommonFields"], "dropped">;
        };
        GasLeadSubmission: components["schemas"]["GasLeadInstallation"] | components["schemas"]["GasLeadPerson"] | components["schemas"]["GasLeadContract"] | components["schemas"]["GasLeadPayment"] | components["schemas"]["GasLeadConfirmation"] | components["schemas"]["GasLeadWithdrawal"];
        /**
         * @example {
         *       "with_lead_id": "2pZk9wXc4VtLbQ7nRm3YsA",
         *       "start": "after_withdrawal"
         *     }
         */
        LeadSummaryRequest: {
            /** @description Of a contracting of electricity and gas, the lead of gas; both are in one document then. */
            with_lead_id?: components["schemas"]["LeadId"];
            /**
             * @description As in step 5 of the lead.
             * @enum {string}
             */
            start?: "soon" | "after_withdrawal" | "date";
            /** Format: date */
            start_date?: string;
        };
        /**
         * @example {
         *       "id": "Qb3nV8sKx1TzRw6mYd0LpA",
         *       "created_at": "2026-11-29T10:42:00Z"
         *     }
         */
        LeadSummary: {
            id: components["schemas"]["LeadId"];
            /**
             * Format: date-time
             * @description When it was made.
             */
            created_at: string;
        };
        /**
         * @description Who wants to be called, and when.
         * @example {
         *       "name": "Laura",
         *       "surname1": "Ferrer",
         *       "surname2": "Puig",
         *       "email": "laura.ferrer@example.com",
         *       "telephone": "600000001",
         *       "contactHours": "15-19h",
         *       "consent": true
         *     }
         */
        LeadContact: {
            name: string;
            surname1: string;
            surname2?: string | null;
            /** Format: email */
            email: string;
            /** @description Without the prefix +34; another country's with its own. */
            telephone: string;
            /** @enum {string} */
            contactHours: "9-13h" | "13-15h" | "15-19h" | "19-21h";
            /** @description An invoice, at most 15,000,000 bytes. */
            invoice?: components["schemas"]["UploadedFile"] | null;
            /** @description Anything but true is refused. */
            consent: boolean;
        };
        /**
         * @description Result of the power calculator, with who wants to be called.
         * @example {
         *       "cups": "ES0999123456789012QX0F",
         *       "optimalPower": 3.42,
         *       "appliances": [
         *         {
         *           "name": "oven",
         *           "enabled": true,
         *           "totalPower": 0.8
         *         },
         *         {
         *           "name": "tv",
         *           "enabled": false,
         *           "totalPower": 0
         *         }
         *       ],
         *       "area": 90,
         *       "numPersones": 3,
         *       "cofSimul": 0.4,
         *       "name": "Laura",
         *       "surname1": "Ferrer",
         *       "email": "laura.ferrer@example.com",
         *       "telephone": "600000001",
         *       "contactHours": "15-19h",
         *       "consent": true
         *     }
         */
        PowerLead: components["schemas"]["LeadContact"] & {
            /** @description CUPS: 20 or 22 characters. */
            cups: string;
            /** @description kW: the sum of the appliances' totals, two decimals. */
            optimalPower: number;
            appliances: {
                name: string;
                enabled: boolean;
                /** @description kW. */
                totalPower: number;
            }[];
            /** @description Whole m². */
            area: number;
            numPersones: number;
            /**
             * @description How much is used at the same time: 0.25 little, 0.4 some, 0.6 much.
             * @enum {number}
             */
            cofSimul: 0.25 | 0.4 | 0.6;
        };
        /**
         * @example {
         *       "lead_id": "v5Nc8RbQ2mZxT7kLw4YsPa"
         *     }
         */
        ContactTaken: {
            lead_id: components["schemas"]["LeadId"];
        };
        /**
         * @example {
         *       "reference": "L-000123",
         *       "proof": "nuria.blasco@example.com"
         *     }
         */
        OrderQuery: {
            /** @description Reference of the contracting, or number of the contract. */
            reference: string;
            /** @description E-mail or tax id (NIF) of the contract. */
            proof: string;
        };
        /** @enum {string} */
        OrderState: "received" | "in_review" | "contract_sent" | "signed" | "with_distributor" | "active" | "refused" | "withdrawn" | "ended";
        /**
         * @example {
         *       "reference": "L-000123",
         *       "kind": "electricity",
         *       "product": "Luz Clara",
         *       "supply": "Calle de la Parra 8, 1.º A, 44600 Alcañiz",
         *       "state": "with_distributor",
         *       "events": [
         *         {
         *           "state": "received",
         *           "date": "2026-03-27"
         *         },
         *         {
         *           "state": "signed",
         *           "date": "2026-03-28"
         *         }
         *       ],
         *       "due_date": "2026-04-13",
         *       "reason": null
         *     }
         */
        OrderProgress: {
            reference: string;
            /** @enum {string} */
            kind: "electricity" | "gas";
            product: string | null;
            /** @description Address of the supply; null while it is not known. */
            supply: string | null;
            state: components["schemas"]["OrderState"];
            /** @description What happened so far, the earliest first. */
            events: {
                state: components["schemas"]["OrderState"];
                /** Format: date */
                date: string;
            }[];
            /**
             * Format: date
             * @description While the distributor works on it: the day by which the supply has changed (ten working days, RD 88/2026 18.1).
             */
            due_date: string | null;
            /** @description Why it was refused; null otherwise, and where the retailer does not say it. */
            reason: ("supply_not_available" | "data_mismatch" | "other_change") | null;
        };
        /**
         * @description `open`: the customer may withdraw. `expired`: the term is over. `withdrawn`: they did. `company`: the right is of consumers only.
         * @enum {string}
         */
        WithdrawableState: "open" | "expired" | "withdrawn" | "company";
        /**
         * @example {
         *       "reference": "electricity/0010201",
         *       "name": "0010201",
         *       "address": "Calle de la Parra 8, 1.º A, 44600 Alcañiz",
         *       "sign_date": "2026-03-28",
         *       "until": "2026-04-13",
         *       "state": "open"
         *     }
         */
        WithdrawableContract: {
            /** @description Kind of supply and number, `gas/0010104`. */
            reference: string;
            /** @description Number of the contract. */
            name: string;
            /** @description Address of the supply. */
            address: string;
            /**
             * Format: date
             * @description Null while it is not signed.
             */
            sign_date: string | null;
            /**
             * Format: date
             * @description Last day of the term; null while it is not signed.
             */
            until: string | null;
            state: components["schemas"]["WithdrawableState"];
        };
        /**
         * @description Who withdraws from what. A visitor proves by `proof` that the order is theirs; a customer's own contract needs none.
         * @example {
         *       "reference": "L-000123",
         *       "proof": "nuria.blasco@example.com",
         *       "name": "Nuria Blasco Gil",
         *       "confirm": true
         *     }
         */
        WithdrawalRequest: {
            /** @description Number of the contract, or reference of its contracting. */
            reference: string;
            /** @description E-mail or tax id (NIF) of the contract. Needed without a session. */
            proof?: string;
            /** @description Name of the person who withdraws. */
            name: string;
            /** @description True where the person confirmed that they withdraw. */
            confirm: boolean;
        };
        /**
         * @description `order_cancelled`: the supply had not started and nothing is charged. `supply_settled`: it had, and the retailer settles what was used until the day of the withdrawal.
         * @enum {string}
         */
        WithdrawalEffect: "order_cancelled" | "supply_settled";
        /**
         * @example {
         *       "number": "D-000001",
         *       "received_at": "2026-03-31T09:00:00Z",
         *       "contract": "0010201",
         *       "supply": "Calle de la Parra 8, 1.º A, 44600 Alcañiz",
         *       "effect": "order_cancelled",
         *       "key": "9nV3rXk2yQ7mB5tL0wZcE8hJ4pUaSdFg"
         *     }
         */
        WithdrawalReceipt: {
            /** @description Number of the withdrawal. */
            number: string;
            /**
             * Format: date-time
             * @description When the retailer received it.
             */
            received_at: string;
            /** @description Number of the contract. */
            contract: string;
            /** @description Address of the supply. */
            supply: string;
            effect: components["schemas"]["WithdrawalEffect"];
            /** @description Secret with which its document is downloaded, also without a session. */
            key: string;
        };
        /**
         * @description `auto` compares at once; `manual` leaves it to the retailer's staff.
         * @enum {string}
         */
        ComparisonMode: "auto" | "manual";
        /**
         * @description An electricity bill to compare.
         * @example {
         *       "cups": "ES0999123456789012QX0F",
         *       "comerOrigin": 3,
         *       "consent": true,
         *       "mode": "auto",
         *       "startDate": "2026-02-01",
         *       "endDate": "2026-02-28",
         *       "accessTariff": 1,
         *       "invoiceAmount": 74,
         *       "p1": 62,
         *       "p2": 58,
         *       "p3": 110,
         *       "power": 4.6,
         *       "power2": 4.6
         *     }
         */
        PriceComparison: {
            /** @description CUPS: 20 or 22 characters. */
            cups: string;
            /** @description Identifier of the retailer that made the bill. */
            comerOrigin: number;
            /** @description Anything but true is refused. */
            consent: boolean;
            mode: components["schemas"]["ComparisonMode"];
            /**
             * Format: date
             * @description First day of the bill.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day of the bill, not before the first; both count.
             */
            endDate: string;
            /** @description Identifier of the access tariff. */
            accessTariff: number;
            /** @description Amount of the bill in euro. */
            invoiceAmount: number;
            /** @description Consumption of P1 in whole kWh. */
            p1: number;
            /** @description Of P2, in kWh; tariffs 2.0TD, 3.0TD and those of electric vehicles. */
            p2?: number | null;
            /** @description Of P3, in kWh; tariffs 2.0TD, 3.0TD and those of electric vehicles. */
            p3?: number | null;
            /** @description Of P4, in kWh; tariffs 3.0TD and those of electric vehicles. */
            p4?: number | null;
            /** @description Of P5, in kWh; tariffs 3.0TD and those of electric vehicles. */
            p5?: number | null;
            /** @description Of P6, in kWh; tariffs 3.0TD and those of electric vehicles. */
            p6?: number | null;
            /** @description Contracted power in kW; of every period when `power2` is missing. */
            power: number;
            /** @description Contracted power of P2 in kW. */
            power2?: number | null;
            /** @description The bill itself. */
            invoice?: components["schemas"]["UploadedFile"] | null;
        };
        /**
         * @description It cannot be guessed, and is forgotten after an hour.
         * @example c4Vt8nZp2LqXw6RbYk0hJa
         */
        ComparisonId: string;
        /** @description Lines and taxes add up to `total_amount`, to the cent: it is the sum of the unrounded amounts, rounded once. */
        ComparisonTotal: {
            comparison_id: components["schemas"]["ComparisonId"];
            /** @description HTML; it must be sanitised before it is shown. */
            header: string;
            /** @description HTML; it must be sanitised before it is shown. */
            content: string;
            /** @description What the bill would have been here, in euro with two decimals. */
            total_amount: number;
        };
        /** @description One line of the bill: `amount` = `price_unit` x `quantity` x `multi`, rounded to the cent, up or down, so that lines and taxes add up. */
        ComparisonLine: {
            /** @description In the requested language, for example `P1`. */
            name: string;
            /** @description Euro for one unit (of power for one day, of energy for one kWh, of the meter for one day). */
            price_unit: number;
            /** @description kW, kWh, or 1 meter. */
            quantity: number;
            /** @description How often it counts; days of the bill, or 1 for energy. */
            multi: number;
            /** @description Euro with two decimals. */
            amount?: number;
        };
        ComparisonTax: {
            /** @description In the requested language. The special tax on electricity contains `Impuesto especial` in every language. */
            name: string;
            /** @description Euro with two decimals. */
            amount: number;
        };
        /**
         * @example {
         *       "comparison_id": "c4Vt8nZp2LqXw6RbYk0hJa",
         *       "header": "<h2>Luz Clara</h2>",
         *       "content": "<p>Con nosotros habría pagado 18,02 € menos.</p>",
         *       "total_amount": 55.98,
         *       "operations": {
         *         "lines": {
         *           "potencia": [
         *             {
         *               "name": "P1",
         *               "price_unit": 0.082137,
         *               "quantity": 4.6,
         *               "multi": 28,
         *               "amount": 10.58
         *             },
         *             {
         *               "name": "P2",
         *               "price_unit": 0.010795,
         *               "quantity": 4.6,
         *               "multi": 28,
         *               "amount": 1.39
         *             }
         *           ],
         *           "energia": [
         *             {
         *               "name": "P1",
         *               "price_unit": 0.1873,
         *               "quantity": 62,
         *               "multi": 1,
         *               "amount": 11.61
         *             },
         *             {
         *               "name": "P2",
         *               "price_unit": 0.1352,
         *               "quantity": 58,
         *               "multi": 1,
         *               "amount": 7.84
         *             },
         *             {
         *               "name": "P3",
         *               "price_unit": 0.1048,
         *               "quantity": 110,
         *               "multi": 1,
         *               "amount": 11.53
         *             }
         *           ],
         *           "lloguer": [
         *             {
         *               "name": "Alquiler del contador",
         *               "price_unit": 0.02663,
         *               "quantity": 1,
         *               "multi": 28,
         *               "amount": 0.75
         *             }
         *           ],
         *           "altres": [
         *             {
         *               "name": "Financiación del bono social",
         *               "price_unit": 0.012742,
         *               "quantity": 1,
         *               "multi": 28,
         *               "amount": 0.36
         *             }
         *           ]
         *         },
         *         "taxes": [
         *           {
         *             "name": "Impuesto especial sobre la electricidad",
         *             "amount": 2.21
         *           },
         *           {
         *             "name": "IVA 21 %",
         *             "amount": 9.71
         *           }
         *         ]
         *       }
         *     }
         */
        ComparisonResult: components["schemas"]["ComparisonTotal"] & {
            operations: {
                lines: {
                    /** @description Power, by period. */
                    potencia: components["schemas"]["ComparisonLine"][];
                    /** @description Energy, by period. */
                    energia: components["schemas"]["ComparisonLine"][];
                    /** @description Rent of the meter. */
                    lloguer: components["schemas"]["ComparisonLine"][];
                    /** @description Other charges of a bill before taxes, such as the financing of the bono social. */
                    altres?: components["schemas"]["ComparisonLine"][];
                };
                taxes: components["schemas"]["ComparisonTax"][];
            };
        };
        /**
         * @description Who wants to be called, with the comparison it is about, or with the invoice to compare by hand.
         * @example {
         *       "comparison_id": "c4Vt8nZp2LqXw6RbYk0hJa",
         *       "mode": "auto",
         *       "cups": "ES0999123456789012QX0F",
         *       "name": "Laura",
         *       "surname1": "Ferrer",
         *       "email": "laura.ferrer@example.com",
         *       "telephone": "600000001",
         *       "contactHours": "9-13h",
         *       "consent": true
         *     }
         */
        ComparisonContact: components["schemas"]["LeadContact"] & {
            comparison_id?: components["schemas"]["ComparisonId"] | null;
            mode?: components["schemas"]["ComparisonMode"];
            cups?: string | null;
        };
        /**
         * @example {
         *       "id": 2,
         *       "name": "Luz Plana",
         *       "total_amount": 63.4
         *     }
         */
        RelatedProduct: {
            id: number;
            name: string;
            /** @description What the bill would have been, in euro with two decimals. */
            total_amount: number;
        };
        /**
         * @description A gas bill to compare.
         * @example {
         *       "mode": "auto",
         *       "cups": "ES0999123456789012QX0F",
         *       "comerOrigin": 3,
         *       "access_tariff": 12,
         *       "consumption": 840,
         *       "startDate": "2026-02-01",
         *       "endDate": "2026-02-28",
         *       "invoiceAmount": 79
         *     }
         */
        GasPriceComparison: {
            mode: components["schemas"]["ComparisonMode"];
            /** @description CUPS: 20 or 22 characters. */
            cups: string;
            /** @description Identifier of the retailer that made the bill. */
            comerOrigin: number;
            /** @description Identifier of the access tariff. */
            access_tariff: number;
            /** @description Whole kWh of the bill. */
            consumption: number;
            /**
             * Format: date
             * @description First day of the bill.
             */
            startDate: string;
            /**
             * Format: date
             * @description Last day of the bill, not before the first; both count.
             */
            endDate: string;
            /** @description Amount of the bill in euro. */
            invoiceAmount: number;
        };
        /**
         * @example {
         *       "comparison_id": "g7Wm3kXv9TzQb5LcRn2hYd",
         *       "header": "<h2>Gas Claro</h2>",
         *       "content": "<p>Con nosotros habría pagado 6,71 € más.</p>",
         *       "total_amount": 85.71,
         *       "operations": {
         *         "lines": {
         *           "fijo": [
         *             {
         *               "name": "Término fijo",
         *               "price_unit": 0.2466,
         *               "quantity": 1,
         *               "multi": 28,
         *               "amount": 6.9
         *             }
         *           ],
         *           "variable": [
         *             {
         *               "name": "Término variable",
         *               "price_unit": 0.0729,
         *               "quantity": 840,
         *               "multi": 1,
         *               "amount": 61.24
         *             }
         *           ],
         *           "lloguer": [
         *             {
         *               "name": "Alquiler del contador",
         *               "price_unit": 0.0261,
         *               "quantity": 1,
         *               "multi": 28,
         *               "amount": 0.73
         *             }
         *           ]
         *         },
         *         "taxes": [
         *           {
         *             "name": "Impuesto sobre hidrocarburos",
         *             "amount": 1.97
         *           },
         *           {
         *             "name": "IVA 21 %",
         *             "amount": 14.87
         *           }
         *         ]
         *       }
         *     }
         */
        GasComparisonResult: components["schemas"]["ComparisonTotal"] & {
            operations: {
                lines: {
                    /** @description What every day costs. */
                    fijo: components["schemas"]["ComparisonLine"][];
                    /** @description What every kWh costs. */
                    variable: components["schemas"]["ComparisonLine"][];
                    /** @description Rent of the meter. */
                    lloguer?: components["schemas"]["ComparisonLine"][];
                };
                taxes: components["schemas"]["ComparisonTax"][];
            };
        };
        /**
         * @description Reference of a subscriber. Anyone who has it can read and change the subscription, so it must not be guessable: at least 120 random bits, never a counter.
         * @example s9KdLm3QxTz5VbWr7YcNaE
         */
        SubscriberId: string;
        /**
         * @example {
         *       "id": "s9KdLm3QxTz5VbWr7YcNaE",
         *       "emails": [
         *         "laura.ferrer@example.com"
         *       ]
         *     }
         */
        Subscriber: {
            id: components["schemas"]["SubscriberId"];
            emails: string[];
        };
        /**
         * @example {
         *       "newsletter_id": 1,
         *       "name": "Consejos de ahorro",
         *       "subscribed": true,
         *       "subscriptor_id": "s9KdLm3QxTz5VbWr7YcNaE",
         *       "exported": false,
         *       "newsletter_description": "Un correo al mes con ideas para gastar menos."
         *     }
         */
        Newsletter: {
            newsletter_id: number;
            /** @description In the requested language. */
            name: string;
            subscribed: boolean;
            /** @description The subscriber; null when the request has an e-mail. */
            subscriptor_id: components["schemas"]["SubscriberId"] | null;
            /** @description True when the retailer's mailing is under way. Exported and subscribed cannot be unsubscribed. */
            exported: boolean;
            /** @description In the requested language. */
            newsletter_description: string | null;
        };
        /**
         * @example {
         *       "subscriptor_or_email": "s9KdLm3QxTz5VbWr7YcNaE",
         *       "selected_newsletters": [
         *         1,
         *         3
         *       ]
         *     }
         */
        NewsletterChoice: {
            /** @description Reference of the subscriber, or an e-mail. */
            subscriptor_or_email: string;
            /** @description Identifiers of all newsletters wanted from now on. */
            selected_newsletters: number[];
        };
        /**
         * @example {
         *       "subscriberId": "s9KdLm3QxTz5VbWr7YcNaE",
         *       "emails": [
         *         "laura.nueva@example.com"
         *       ]
         *     }
         */
        SubscriberMails: {
            subscriberId: components["schemas"]["SubscriberId"];
            emails: string[];
        };
        /**
         * @example {
         *       "name": "FTB M Apr-26",
         *       "price": 58.35,
         *       "date": "2026-03-30"
         *     }
         */
        OmipProduct: {
            /** @description As the market writes it, for example `FTB M Apr-26`. */
            name: string;
            /** @description Last price in €/MWh. */
            price: number | null;
            /**
             * Format: date
             * @description Day of that price.
             */
            date: string | null;
        };
        /**
         * @description When to notify: `<` the price falls below, `>` it rises above, `==` it is equal.
         * @enum {string}
         */
        OmipAlertType: "<" | ">" | "==";
        /**
         * @example {
         *       "id": 5,
         *       "product": "FTB M Apr-26",
         *       "type": "<",
         *       "price": 55
         *     }
         */
        OmipAlert: {
            id: number;
            /** @description Name of the product. */
            product: string;
            type: components["schemas"]["OmipAlertType"];
            /** @description €/MWh. */
            price: number;
        };
        /**
         * @example {
         *       "id": null,
         *       "product": "FTB M Apr-26",
         *       "type": "<",
         *       "price": 55
         *     }
         */
        OmipAlertDraft: {
            /** @description The alert to change; missing or null for a new one. */
            id?: number | null;
            /** @description Name of a product from listOmipProducts. */
            product: string;
            type: components["schemas"]["OmipAlertType"];
            /** @description €/MWh. */
            price: number;
        };
        /**
         * @example {
         *       "id": 5
         *     }
         */
        OmipAlertReference: {
            id: number;
        };
    };
    responses: {
        /** @description The request is not what it should be; `errors` names the fields. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "invalid_fields",
                 *       "errors": {
                 *         "user": [
                 *           "required"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unknown person or wrong password; the answer is the same for both. */
        WrongCredentials: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "wrong_credentials"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than any allowed request. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "body_too_large"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not `application/json`. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "unsupported_media_type"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many attempts from this address or at this person, or too many calls (`x-limit: calls`), within a minute. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "too_many_requests"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The retailer's own fault. */
        Broken: {
            headers: {
                "X-Error-Number": components["headers"]["ErrorNumber"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "internal_error"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something behind the retailer's server does not answer. */
        Unreachable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "bad_gateway"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The retailer is at work on the system; nothing else is answered meanwhile. */
        Maintenance: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "maintenance"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The token was good and has expired. */
        TokenExpired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "token_expired"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No session (`token_missing`), it ended (`token_expired`), or the token is not ours or was signed out (`token_invalid`). */
        SignedOut: {
            headers: {
                "WWW-Authenticate": components["headers"]["Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not for this session to do: `read_only` (the token only looks), `feature_disabled` (the retailer switched it off). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such thing, or not this customer's; the answer is the same for both. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request was understood and cannot be done as things stand. */
        NotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "contract_not_active"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The Idempotency-Key belongs to another request. */
        KeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "idempotency_key_reused"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not a CUPS (`cups` required, invalid), or another parameter that is not what it should be. */
        CupsInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The supply point is unknown. */
        CupsUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field of the step is not what it should be. */
        LeadInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such lead, or not this visitor's; the answer is the same for both. */
        LeadUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Understood, and cannot be done as things stand. */
        LeadRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The step that this looks at was not sent yet. */
        LeadIncomplete: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "lead_incomplete"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is not what it should be. */
        ContactInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "invalid_fields",
                 *       "errors": {
                 *         "telephone": [
                 *           "invalid"
                 *         ],
                 *         "consent": [
                 *           "must_be_true"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is not what it should be. */
        ComparisonInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is nothing to compare with: no product for this tariff and power. */
        NotComparable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_comparable"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such comparison, or it was forgotten (after an hour). */
        ComparisonUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The link or reference opens nothing; one that was forged, has ended or never was gets the same answer. */
        SubscriberUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is not what it should be. */
        NewsletterInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A newsletter that was exported already cannot be unsubscribed. */
        NewsletterExported: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "newsletter_exported",
                 *       "errors": {
                 *         "selected_newsletters": [
                 *           "exported"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is not what it should be. */
        AlertInvalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description No such alert, or not this customer's; the answer is the same for both. */
        AlertUnknown: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "ERROR",
                 *       "message": "not_found"
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
         * @example es_ES
         */
        Language: string;
        /**
         * @description How many to skip.
         * @example 0
         */
        Offset: number;
        /**
         * @description How many to answer at most.
         * @example 10
         */
        Limit: number;
        /**
         * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
         * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
         */
        IdempotencyKey: string;
        /**
         * @description Identifier of the contract (`id`, not its number).
         * @example 101
         */
        ContractId: number;
        /**
         * @description Contract number (`name` of the contract).
         * @example 0010101
         */
        ContractName: string;
        /**
         * @description Identifier of a notice of a contract.
         * @example 61
         */
        NoticeId: number;
        /**
         * @description The invoice's `invoice_id`, the one that payments speak of.
         * @example 9501
         */
        InvoiceId: number;
        /**
         * @description 1 to have tariffs that are no longer given to anybody new (those before June 2021) as well.
         * @example 0
         */
        Old: 0 | 1;
        /**
         * @description Identifier of the access tariff.
         * @example 1
         */
        AccessTariffId: number;
        /**
         * @description Identifier from saveLead or saveGasLead.
         * @example 7mQxv2RkT9aWcY4bN1sLfE
         */
        LeadPath: components["schemas"]["LeadId"];
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
        /** @description Number that identifies the fault in the retailer's log, and that customer service can request. */
        ErrorNumber: string;
        /** @description `Bearer` without a token, `Bearer error="invalid_token"` for one that is refused (RFC 6750). */
        Authenticate: string;
        /** @description How to save the document: `attachment; filename="…"; filename*=UTF-8''…`. */
        ContentDisposition: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getToken: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Session"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["WrongCredentials"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Maintenance"];
        };
    };
    isTokenValid: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The state of the token. A token that was never ours, or was signed out, is simply not valid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["TokenState"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            419: components["responses"]["TokenExpired"];
            500: components["responses"]["Broken"];
        };
    };
    logout: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    registerUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAccount"];
            };
        };
        responses: {
            /** @description The account is open and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Session"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    getUserV1: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["User"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    updateUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The customer as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["User"];
                        };
                    };
                };
            };
            /** @description Not a mobile number, or not an address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "mobile": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            /** @description Another e-mail has to be confirmed (requestEmailChange). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "email_unconfirmed"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    signInWithClient: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClientCredentials"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["TokenOnly"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Unknown client or wrong secret; the answer is the same for both. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "client_not_valid"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Maintenance"];
        };
    };
    signInWithOpenId: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenIdReturn"];
            };
        };
        responses: {
            /** @description Signed in, with an account made now where there was none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["OpenIdSession"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The return does not fit the authorization: `invalid_state` (unknown or used state), `invalid_nonce`, `invalid_code` (unknown, used or too old), `cannot_sign_up` (no account may be made for this person). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
            503: components["responses"]["Maintenance"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed; the session goes on with this token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["TokenOnly"];
                        };
                    };
                };
            };
            /** @description The new password is not good enough; `errors` names the rules it breaks. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The current password is wrong (`wrong_current_password`), or the token only looks (`read_only`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["UserSession"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended; the sessions that are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["UserSession"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listLetterLanguages: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The languages in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["LetterLanguage"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    changeLetterLanguage: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LetterLanguageChoice"];
            };
        };
        responses: {
            /** @description The language that is in force. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["LetterLanguage"];
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "language": [
                     *           "unknown"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    getEmailChange: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change; null where none waits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["EmailChange"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    requestEmailChange: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailChangeRequest"];
            };
        };
        responses: {
            /** @description The change that waits for its confirmation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["EmailChange"];
                        };
                    };
                };
            };
            /** @description Not an address, or the one that the customer has. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The password is wrong (`wrong_current_password`), or the token only looks (`read_only`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The customer signs in by the identity provider and has no password. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "password_missing"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    cancelEmailChange: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None waits any more. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            /** @constant */
                            result: true;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    confirmEmailChange: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description The address that signs in now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ConfirmedEmail"];
                        };
                    };
                };
            };
            /** @description The code does not work. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "code": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["TokenExpired"];
            /** @description The code is another customer's (`other_customer`), or the token only looks (`read_only`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Meanwhile the address signs in another customer. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "email_taken"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    activateUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Activation"];
            };
        };
        responses: {
            /** @description The account is open and signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Session"];
                        };
                    };
                };
            };
            /** @description The code does not work, or the password is not good enough. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The retailer does not offer it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Maintenance"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: boolean;
                        };
                    };
                };
            };
            /** @description Not an address, or not a tax id. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "nif": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Maintenance"];
        };
    };
    recoverPassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Recovery"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: boolean;
                        };
                    };
                };
            };
            /** @description The address is not one. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "email": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Maintenance"];
        };
    };
    confirmSignUp: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Taken, or what is wrong with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["SignUpOutcome"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The retailer does not offer it. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPublicSettings: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["ServedSettings"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Maintenance"];
        };
    };
    getPrivateSettings: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["ServedSettings"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    getFeatureFlags: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                feature_flags: components["schemas"]["FeatureFlags"];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listPageElements: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description The group, for example `Login`.
                 * @example Login
                 */
                group_name: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks in the order to show them; none when the group is unknown. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["PageElement"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    getPageElements: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the page, from listPageRoutes.
                 * @example 1
                 */
                pageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["PageElement"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    listPageRoutes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["PageRoute"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    getBanner: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The place, for example `facturas`.
                 * @example facturas
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banner, or null when there is nothing to show there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                banner: components["schemas"]["Banner"] | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupons that still work; none when there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Coupons are switched off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    listContracts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of a contract number, CUPS or address, in any case and without its accents.
                 * @example almendros
                 */
                filter?: string;
                /**
                 * @description Kind of supply. `multipoint` are electricity contracts with one joint invoice; `electricity` includes them.
                 * @example electricity
                 */
                type?: "electricity" | "gas" | "multipoint";
                /**
                 * @description Order of the list as a whole; `-` turns it round, contracts alike in it follow by number. Without it, as before: active ones first, by number. An extension of the interface: a retailer that sorts says `order` in its answer.
                 * @example -debt
                 */
                order?: components["schemas"]["ContractOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["ContractList"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listContractsV1: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Part of a contract number, CUPS or address, in any case and without its accents.
                 * @example almendros
                 */
                filter?: string;
                /**
                 * @description Kind of supply. `multipoint` are electricity contracts with one joint invoice; `electricity` includes them.
                 * @example electricity
                 */
                type?: "electricity" | "gas" | "multipoint";
                /**
                 * @description Order of the list as a whole; `-` turns it round, contracts alike in it follow by number. Without it, as before: active ones first, by number. An extension of the interface: a retailer that sorts says `order` in its answer.
                 * @example -debt
                 */
                order?: components["schemas"]["ContractOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContractList"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listContractsInfo: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers by kind of supply. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                electricity: components["schemas"]["ContractName"][];
                                gas: components["schemas"]["ContractName"][];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listIbans: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["BankAccount"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listIbansV1: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["BankAccount"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    getContract: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description When given, a contract of another kind is not found.
                 * @example electricity
                 */
                type?: "electricity" | "gas" | "multipoint";
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeInvoiceDelivery: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description When given, a contract of another kind is not found.
                 * @example electricity
                 */
                type?: "electricity" | "gas" | "multipoint";
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvoiceDelivery"];
            };
        };
        responses: {
            /** @description Done, or taken and waiting for the customer's signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["InvoiceDeliveryChanged"];
                    };
                };
            };
            /** @description Not a way of delivery. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "invoice_online": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`, or its e-mail address is not known (`email_missing`). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeContractIban: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IbanChange"];
            };
        };
        responses: {
            /** @description Done, or taken and waiting for the customer's signature. The envelope of version 2 in version 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["IbanChanged"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            406: components["responses"]["NotAcceptable"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    downloadContractPdf: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description The retailer switched this document off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    downloadContractAttachment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the attachment.
                 * @example 31
                 */
                attachmentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The attachment. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Address"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listContractAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses; the contract's own first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Address"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeGasContractIban: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IbanChange"];
            };
        };
        responses: {
            /** @description Done, or taken and waiting for the customer's signature. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["IbanChanged"];
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "iban": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "contract_not_active"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeNotificationAddress: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationAddressChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["NotificationAddressChanged"];
                        };
                    };
                };
            };
            /** @description A field is wrong, or the customer declared another home as the usual one (`error_usuario_otra_vivienda_habitual_activa`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "contract_not_active"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeNotificationEmail: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationEmail"];
            };
        };
        responses: {
            /** @description The notification address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "id": 21,
                     *           "name": "Laura Ferrer Puig",
                     *           "street": "Calle de los Almendros 14",
                     *           "zipcode": "50001",
                     *           "city": "Zaragoza",
                     *           "email": "laura.ferrer@example.com",
                     *           "mobile": "+34600000001",
                     *           "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["NotificationAddress"];
                        };
                    };
                };
            };
            /** @description Not an e-mail address. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "email": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "contract_not_active"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeNotificationPhone: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationPhone"];
            };
        };
        responses: {
            /** @description The notification address as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "id": 21,
                     *           "name": "Laura Ferrer Puig",
                     *           "street": "Calle de los Almendros 14",
                     *           "zipcode": "50001",
                     *           "city": "Zaragoza",
                     *           "email": "laura.ferrer@example.com",
                     *           "mobile": "+34600000001",
                     *           "full_address": "Calle de los Almendros 14, 2.º B, 50001 Zaragoza"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["NotificationAddress"];
                        };
                    };
                };
            };
            /** @description Not a telephone. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "phone": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "contract_not_active"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeContractPower: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PowerChange"];
            };
        };
        responses: {
            /** @description Requested, or accepted and waiting for the customer's signature. The envelope of version 2 in version 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["PowerChanged"];
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "phone": [
                     *           "invalid"
                     *         ],
                     *         "power_p1": [
                     *           "too_high"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description Every power is the one that the contract has (`power_same`), the distributor still works on an earlier change (`atr_not_available`), the contract is not in state `activa` (`contract_not_active`), or it is one of gas, which has no power (`not_for_gas`). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    requestElectronicNotification: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        /** @description Nothing of the interface's own; what the configuration adds to the form arrives here. */
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Requested; the customer receives a message with which to sign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ElectronicNotificationRequested"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description It was already requested or is in force, mobile or e-mail of the notification address is missing, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    optOutOfSips: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SipsOptOut"];
            };
        };
        responses: {
            /** @description Requested, or accepted and waiting for the customer's signature. The envelope of version 2 in version 1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["SipsOptOutRequested"];
                    };
                };
            };
            /** @description Not a choice, or not one that this contract has (`already_requested`, `already_active`). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract is not in state `activa`, the distributor still works on an earlier change, or it is a contract of gas (`not_for_gas`). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listCommunications: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of communications. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["CommunicationList"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    getContractNotice: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description Identifier of a notice of a contract.
                 * @example 61
                 */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The notice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContractNotice"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    decideContractNotice: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description Identifier of a notice of a contract.
                 * @example 61
                 */
                noticeId: components["parameters"]["NoticeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoticeDecision"];
            };
        };
        responses: {
            /** @description Decided. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContractNotice"];
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "choice": [
                     *           "unknown"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The last day to decide is over (`notice_expired`), something else was decided before (`notice_decided`), or the contract is not in state `activa` (`contract_not_active`). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    getDoubleTariff: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the contract has; null when nothing was chosen or its product has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["DoubleTariff"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeDoubleTariff: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoubleTariff"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["DoubleTariff"];
                        };
                    };
                };
            };
            /** @description Not what is offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "startMonth": [
                     *           "not_available"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The product of the contract has no such option, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listAvailableDoubleTariffs: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be chosen; none when the product of the contract has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["DoubleTariff"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    getHappyHours: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the contract has; null when nothing was chosen or its product has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyHours"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeHappyHours: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HappyHours"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyHours"];
                        };
                    };
                };
            };
            /** @description Not what is offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "startHour": [
                     *           "not_available"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The product of the contract has no such option, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listAvailableHappyHours: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be chosen; none when the product of the contract has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyHours"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    getHappyDay: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the contract has; null when nothing was chosen or its product has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyDay"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeHappyDay: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HappyDayChoice"];
            };
        };
        responses: {
            /** @description Chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyDay"];
                        };
                    };
                };
            };
            /** @description Not what is offered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "value": [
                     *           "not_available"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The product of the contract has no such option, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listAvailableHappyDays: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What may be chosen; none when the product of the contract has no such option. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["HappyDay"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    changeBatteryShare: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryShareChange"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a whole percentage. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "pes_percentatge": [
                     *           "too_high"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description No other contract can take the rest (`only_receiver`), the share has ended or has not started (`battery_ended`), or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    patchBatteryShare: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryShareChange"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a whole percentage. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "pes_percentatge": [
                     *           "too_high"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description No other contract can take the rest (`only_receiver`), the share has ended or has not started (`battery_ended`), or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    moveBattery: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryMove"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a battery to move to, or not a whole percentage. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "bateria_desti": [
                     *           "unknown"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract's own panels fill the battery (`battery_is_origin`), the share has ended or has not started (`battery_ended`), or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    patchMoveBattery: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryMove"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a battery to move to, or not a whole percentage. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "bateria_desti": [
                     *           "unknown"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The contract's own panels fill the battery (`battery_is_origin`), the share has ended or has not started (`battery_ended`), or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    changeBatteryManagement: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryManagementChange"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a way to manage discounts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "valor_descomptes": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The share has ended or has not started, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    patchBatteryManagement: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BatteryManagementChange"];
            };
        };
        responses: {
            /** @description The contract as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["Contract"];
                    };
                };
            };
            /** @description Not a way to manage discounts. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "valor_descomptes": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The share has ended or has not started, or the contract is not in state `activa`. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listBatteryTypes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways in the order to show them; two of them make a toggle, more a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["BatteryType"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listBatteryPercentages: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shares in force today. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["BatteryPercentage"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    listBatteryMovements: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Only the movements of this year; without it all.
                 * @example 2026
                 */
                year?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
                /**
                 * @description Identifier of the battery (`bateria.id`).
                 * @example 6
                 */
                batteryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The movements, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["BatteryLedger"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    downloadBatteries: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifiers of batteries (`bateria.id`), comma separated.
                 * @example 6,7
                 */
                ids: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spreadsheet in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    getConsumptionChart: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                start: string;
                /**
                 * @description Last day, included; not before the first. `hourly` and `quarter-hourly` take 366 days at most.
                 * @example 2026-03-31
                 */
                end: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description Length of the intervals.
                 * @example hourly
                 */
                type: components["schemas"]["CurveType"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CurveNames"];
            };
        };
        responses: {
            /** @description The curve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["ConsumptionCurve"];
                    };
                };
            };
            /** @description `cch_invalid_date`: a day that is none, an end before the start, or too many days; `errors` names which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    getConsumptionChartV1: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                start: string;
                /**
                 * @description Last day, included; not before the first. `hourly` and `quarter-hourly` take 366 days at most.
                 * @example 2026-03-31
                 */
                end: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description Length of the intervals.
                 * @example hourly
                 */
                type: components["schemas"]["CurveType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The curve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ConsumptionCurve"];
                        };
                    };
                };
            };
            /** @description `cch_invalid_date`: a day that is none, an end before the start, or too many days; `errors` names which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    downloadConsumption: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description First day.
                 * @example 2026-03-01
                 */
                start: string;
                /**
                 * @description Last day, included; not before the first. `hourly` and `quarter-hourly` take 366 days at most.
                 * @example 2026-03-31
                 */
                end: string;
                /**
                 * @description Kind of file.
                 * @example csv
                 */
                format?: "csv" | "xlsx";
            };
            header?: never;
            path: {
                /**
                 * @description Identifier of the contract (`id`, not its number).
                 * @example 101
                 */
                contractId: components["parameters"]["ContractId"];
                /**
                 * @description Length of the intervals.
                 * @example hourly
                 */
                type: components["schemas"]["CurveType"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            /** @description `cch_invalid_date`: a day that is none, an end before the start, or too many days; `errors` names which. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The retailer switched these files off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such contract, or not this customer's (`not_found`); or no readings in those days (`contract_cch_chart_no_data`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description JSON: an array of conditions `[field, operator, value]` that must all hold. Fields: `number`, `contract` (number), `cups`, `address`, `vat`, `date`, `start_date`, `end_date`, `amount_total`, `amount_pending`, `energy_consumed`, `paid_status`. Operators: `=`, `!=`, `>=`, `<=`, `in` (array), `ilike` (part of a text, in any case and without its accents). Dates are ISO days, amounts euro, energy kWh.
                 * @example [["contract","=","0010101"],["date",">=","2026-01-01"]]
                 */
                filter?: string;
                /**
                 * @description Kind of supply.
                 * @example electricity
                 */
                type?: "electricity" | "gas";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["InvoiceList"];
                        };
                    };
                };
            };
            /** @description A field is wrong; for `filter`: malformed (not such JSON), unknown (field or operator), invalid (value). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's `id`, not its `invoice_id`.
                 * @example 501
                 */
                id: number;
                /**
                 * @description Which document.
                 * @example pdf
                 */
                type: components["schemas"]["InvoiceDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                    "application/xml": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description The retailer switched this kind of document off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such invoice, or not this customer's (`not_found`); or it has no such document (`document_not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    listMultipointInvoices: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description JSON: an array of conditions `[field, operator, value]` that must all hold. Fields: `number`, `contract` (number), `cups`, `address`, `vat`, `date`, `start_date`, `end_date`, `amount_total`, `amount_pending`, `energy_consumed`, `paid_status`. Operators: `=`, `!=`, `>=`, `<=`, `in` (array), `ilike` (part of a text, in any case and without its accents). Dates are ISO days, amounts euro, energy kWh.
                 * @example [["contract","=","0010101"],["date",">=","2026-01-01"]]
                 */
                filter?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of invoices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["MultipointInvoiceList"];
                        };
                    };
                };
            };
            /** @description A field is wrong; for `filter`: malformed (not such JSON), unknown (field or operator), invalid (value). */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    downloadMultipointInvoice: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's `id`.
                 * @example 701
                 */
                id: number;
                /**
                 * @description Which document.
                 * @example pdf
                 */
                type: components["schemas"]["InvoiceDocument"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "text/csv": string;
                    "application/xml": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description The retailer switched this kind of document off. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description No such invoice, or not this customer's (`not_found`); or it has no such document (`document_not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    listFilterParams: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Comma separated: `cups`, `addresses`, `contracts`, `vats`.
                 * @example cups,addresses,contracts,vats
                 */
                fields: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Values that occur in the invoices of the customer, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["FilterParams"];
                        };
                    };
                };
            };
            /** @description Not such fields. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "fields": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listPaymentPlatforms: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The platforms, the one to use first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": [
                     *         {
                     *           "name": "stripe",
                     *           "enabled": true
                     *         },
                     *         {
                     *           "name": "redsys",
                     *           "enabled": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["PaymentPlatform"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    getPublishableKey: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The platform.
                 * @example stripe
                 */
                platform: components["schemas"]["PlatformName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["PublishableKey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description Paying here is switched off (`feature_disabled`), or not for this customer (`user_not_enabled_to_payment_platform`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The platform cannot be paid with yet. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "not_found"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    pay: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Payment"];
            };
        };
        responses: {
            /** @description Charged, or waiting for authentication. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["PaymentOutcome"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description The platform did not take the card; nothing was charged. */
            402: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The token only looks, paying here is switched off, or not for this customer. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Nothing to pay, perhaps paid already (`not_payable`); or the intent cannot go on, perhaps because the customer gave authentication up (`payment_intent_unexpected_state`). */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The Idempotency-Key belongs to another request. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "idempotency_key_reused"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Too many attempts; the platform requires a pause. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "rate_limit"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
        };
    };
    getTransactionSummary: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's `invoice_id`, the one that payments speak of.
                 * @example 9501
                 */
                invoiceId: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The last payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["TransactionSummary"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description No such invoice, or not this customer's (`not_found`); or no payment of it is known (yet) (`transaction_not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    downloadTransactionReceipt: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description The invoice's `invoice_id`, the one that payments speak of.
                 * @example 9501
                 */
                invoiceId: components["parameters"]["InvoiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt in the requested language. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            /** @description No such invoice, or not this customer's (`not_found`); or no payment of it is known (yet) (`transaction_not_found`). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["Broken"];
        };
    };
    createClaim: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Contract number (`name` of the contract).
                 * @example 0010101
                 */
                contractName: components["parameters"]["ContractName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": 3102
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            /** @description Number of the claim. */
                            result: number;
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The token only looks, or the retailer takes no claims here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    listClaimTypes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ClaimType"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listClaimSubtypes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description `code` of the type.
                 * @example 02
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subtypes in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ClaimSubtype"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    listUnsignedClaimTypes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ClaimType"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    createUnsignedClaim: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsignedClaim"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "number": 3102,
                     *           "received_at": "2026-03-31T09:00:00Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                /** @description Number of the claim. */
                                number: number;
                                /** Format: date-time */
                                received_at: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The retailer takes no claims here (setting `features.reclamATCContact`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listCaseCategories: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description True for the categories of cases without a session.
                 * @example false
                 */
                unsigned?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "items": [
                     *             {
                     *               "id": 20,
                     *               "name": "Lecturas"
                     *             },
                     *             {
                     *               "id": 21,
                     *               "name": "Facturas"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                items: components["schemas"]["CaseCategory"][];
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description How many to skip.
                 * @example 0
                 */
                offset?: components["parameters"]["Offset"];
                /**
                 * @description How many to answer at most.
                 * @example 10
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only requests in this state.
                 * @example in_process
                 */
                state?: components["schemas"]["RequestState"];
                /**
                 * @description Only requests whose title or number contains this text; case and accents do not matter.
                 * @example lectura
                 */
                filter?: string;
                /**
                 * @description With `waiting` those come first that wait for the customer.
                 * @example waiting
                 */
                order?: components["schemas"]["RequestOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["CustomerRequestList"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    createCase: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCase"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "id": 3101
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                /** @description Number of the case. */
                                id: number;
                            };
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            /** @description The token only looks, or the retailer takes no cases here. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    getRequest: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the case or claim.
                 * @example 3101
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["CustomerRequestDetail"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    sendRequestMessage: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Number of the case or claim.
                 * @example 3101
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRequestMessage"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["RequestMessage"];
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["NotFound"];
            /** @description The case or claim was accepted or denied. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "request_closed"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    downloadRequestAttachment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the case or claim.
                 * @example 3101
                 */
                requestId: number;
                /**
                 * @description Identifier of the attachment.
                 * @example 7
                 */
                fileId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/jpeg": string;
                    "image/png": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    downloadRequestReceipt: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of the case or claim.
                 * @example 3101
                 */
                requestId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The receipt. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Broken"];
        };
    };
    findDistributor: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SupplyOfDistributor"];
            };
        };
        responses: {
            /** @description The distributor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["DistributorContact"];
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "invalid_fields",
                     *       "errors": {
                     *         "cups": [
                     *           "invalid"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    createUnsignedCase: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnsignedCase"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": 3102
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            /** @description Number of the case. */
                            result: number;
                        };
                    };
                };
            };
            /** @description A field is wrong. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The retailer takes no cases here (flag `crm.case`). */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ERROR",
                     *       "message": "feature_disabled"
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listLocalities: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Postal code.
                 * @example 01118
                 */
                zipcode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The municipalities by name; none when the code serves no municipality. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": [
                     *           {
                     *             "city": "Bernedo",
                     *             "ine": "01016"
                     *           },
                     *           {
                     *             "city": "Condado de Treviño",
                     *             "ine": "09109"
                     *           },
                     *           {
                     *             "city": "Lagrán",
                     *             "ine": "01030"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Locality"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listProvinces: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description First two digits of the INE code of the municipality.
                 * @example 08
                 */
                ine: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One province, or none when there is no such code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Province"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listStreetTypes: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds, the usual ones first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["StreetType"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listPreviousRetailers: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retailers by name; none where the retailer does not require the previous one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["PreviousRetailer"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listGasPreviousRetailers: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The retailers by name; none where the retailer does not require the previous one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["PreviousRetailer"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listTariffs: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Highest contracted power of all periods in kW. Without it every tariff is answered. Exactly 15 kW still is low power.
                 * @example 4.6
                 */
                power?: number;
                /**
                 * @description 1 to have tariffs that are no longer given to anybody new (those before June 2021) as well.
                 * @example 0
                 */
                old?: components["parameters"]["Old"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tariffs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": [
                     *           {
                     *             "id": 1,
                     *             "name": "2.0TD"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["AccessTariff"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listGasTariffs: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tariffs, the smallest consumption first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": [
                     *         {
                     *           "id": 11,
                     *           "name": "RL.1"
                     *         },
                     *         {
                     *           "id": 12,
                     *           "name": "RL.2"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["AccessTariff"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    listProducts: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Highest contracted power of all periods in kW.
                 * @example 4.6
                 */
                power: number;
                /**
                 * @description Identifier of the access tariff.
                 * @example 1
                 */
                atr: components["parameters"]["AccessTariffId"];
                /**
                 * @description CUPS of the supply point: 20 or 22 characters. Without it, which is an extension of the interface, the products that a supply point of this power and tariff is usually offered.
                 * @example ES0999123456789012QX0F
                 */
                cups?: string;
                /**
                 * @description Code of self-consumption (`00` none, `41` individual with compensation, …).
                 * @example 00
                 */
                selfcons?: string;
                /**
                 * @description Promotional code; one that is not valid changes nothing.
                 * @example LLUERNA10
                 */
                promocode?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products on offer; none when there is none for this power and tariff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["OfferedProduct"][];
                        };
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listGasProducts: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Identifier of the access tariff.
                 * @example 1
                 */
                atr: components["parameters"]["AccessTariffId"];
                /**
                 * @description CUPS of the supply point: 20 or 22 characters. Without it, which is an extension of the interface, the products that a supply point of this tariff is usually offered.
                 * @example ES0999123456789012QX0F
                 */
                cups?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products on offer; none when there is none for this tariff. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["OfferedGasProduct"][];
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    validateCoupon: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Promotional code; case and spaces around it do not matter.
                 * @example LLUERNA10
                 */
                coupon: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Valid or not; an unknown code is not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "valid": true,
                     *           "description": "Un 10 % de descuento en el precio de la energía."
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                valid: boolean;
                                /** @description What a valid code gives, in the language of the request. An extension of the interface. */
                                description?: string;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getContractingConfig: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContractingConfig"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            500: components["responses"]["Broken"];
        };
    };
    getCupsConfig: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description 1 to have tariffs that are no longer given to anybody new (those before June 2021) as well.
                 * @example 0
                 */
                old?: components["parameters"]["Old"];
            };
            header?: never;
            path: {
                /**
                 * @description CUPS of the supply point: 20 or 22 characters, control letters included.
                 * @example ES0999123456789012QX0F
                 */
                cups: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known; null where nothing is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["CupsConfig"];
                        };
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            404: components["responses"]["CupsUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getGasCupsConfig: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description CUPS of the supply point: 20 or 22 characters, control letters included.
                 * @example ES0999123456789012QX0F
                 */
                cups: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known; null where nothing is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["GasCupsConfig"];
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            404: components["responses"]["CupsUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getCupsAvailability: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description CUPS of the supply point: 20 or 22 characters, control letters included.
                 * @example ES0999123456789012QX0F
                 */
                cups: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the supply point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["CupsSipsData"];
                        };
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
        };
    };
    getGasCupsAvailability: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description CUPS of the supply point: 20 or 22 characters, control letters included.
                 * @example ES0999123456789012QX0F
                 */
                cups: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the supply point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: components["schemas"]["CupsSipsData"];
                    };
                };
            };
            400: components["responses"]["CupsInvalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
        };
    };
    saveLead: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadSubmission"];
            };
        };
        responses: {
            /** @description Taken. Not in the usual envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAnswer"];
                };
            };
            400: components["responses"]["LeadInvalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["LeadUnknown"];
            406: components["responses"]["LeadRefused"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    saveGasLead: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GasLeadSubmission"];
            };
        };
        responses: {
            /** @description Taken. Not in the usual envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadAnswer"];
                };
            };
            400: components["responses"]["LeadInvalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["LeadUnknown"];
            406: components["responses"]["LeadRefused"];
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getLeadSolvency: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier from saveLead or saveGasLead.
                 * @example 7mQxv2RkT9aWcY4bN1sLfE
                 */
                lead_id: components["schemas"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "scoring": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                /** @description False when the retailer will not contract. */
                                scoring: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["LeadUnknown"];
            406: components["responses"]["LeadIncomplete"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
        };
    };
    getLeadIdentity: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier from saveLead or saveGasLead.
                 * @example 7mQxv2RkT9aWcY4bN1sLfE
                 */
                lead_id: components["schemas"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": {
                     *           "dni_valid": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: {
                                dni_valid: boolean;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["LeadUnknown"];
            406: components["responses"]["LeadIncomplete"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            502: components["responses"]["Unreachable"];
        };
    };
    createLeadSummary: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier from saveLead or saveGasLead.
                 * @example 7mQxv2RkT9aWcY4bN1sLfE
                 */
                lead_id: components["parameters"]["LeadPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeadSummaryRequest"];
            };
        };
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["LeadSummary"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["LeadUnknown"];
            406: components["responses"]["LeadRefused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    downloadLeadSummary: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Identifier from saveLead or saveGasLead.
                 * @example 7mQxv2RkT9aWcY4bN1sLfE
                 */
                lead_id: components["parameters"]["LeadPath"];
                /**
                 * @description Identifier from createLeadSummary.
                 * @example Qb3nV8sKx1TzRw6mYd0LpA
                 */
                summary_id: components["schemas"]["LeadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            404: components["responses"]["LeadUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    savePowerLead: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PowerLead"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContactTaken"];
                        };
                    };
                };
            };
            400: components["responses"]["ContactInvalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    readOrderState: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderQuery"];
            };
        };
        responses: {
            /** @description Its progress. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["OrderProgress"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listWithdrawableContracts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description True for those that the customer may withdraw from, false for the others; without it all.
                 * @example true
                 */
                open?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contracts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["WithdrawableContract"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    withdrawFromContract: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body returns the first answer again, and nothing is done twice (stored for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
                 * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["WithdrawalReceipt"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            /** @description The order was proved, and this right does not exist, or no longer. */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            409: components["responses"]["KeyReused"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    downloadWithdrawalReceipt: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description `key` of the receipt.
                 * @example 9nV3rXk2yQ7mB5tL0wZcE8hJ4pUaSdFg
                 */
                receiptKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    downloadWithdrawalForm: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    comparePrices: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceComparison"];
            };
        };
        responses: {
            /** @description The bill, line by line. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ComparisonResult"];
                        };
                    };
                };
            };
            400: components["responses"]["ComparisonInvalid"];
            406: components["responses"]["NotComparable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    confirmComparison: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComparisonContact"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["ContactTaken"];
                        };
                    };
                };
            };
            400: components["responses"]["ComparisonInvalid"];
            404: components["responses"]["ComparisonUnknown"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listComparisonRelated: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
                /**
                 * @description Identifier from comparePrices or compareGasPrices.
                 * @example c4Vt8nZp2LqXw6RbYk0hJa
                 */
                comparison_id: components["schemas"]["ComparisonId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other products, the cheapest first; none when there is only one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["RelatedProduct"][];
                        };
                    };
                };
            };
            400: components["responses"]["ComparisonInvalid"];
            404: components["responses"]["ComparisonUnknown"];
            500: components["responses"]["Broken"];
        };
    };
    compareGasPrices: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GasPriceComparison"] | components["schemas"]["ComparisonContact"];
            };
        };
        responses: {
            /** @description The bill line by line, or the contact taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["GasComparisonResult"] | components["schemas"]["ContactTaken"];
                        };
                    };
                };
            };
            400: components["responses"]["ComparisonInvalid"];
            404: components["responses"]["ComparisonUnknown"];
            406: components["responses"]["NotComparable"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    getSubscriber: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Reference of the subscriber, as the link in a newsletter carries it.
                 * @example s9KdLm3QxTz5VbWr7YcNaE
                 */
                subscriber_id: components["schemas"]["SubscriberId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriber. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Subscriber"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["SubscriberUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path: {
                /**
                 * @description Reference of the subscriber, or an e-mail.
                 * @example s9KdLm3QxTz5VbWr7YcNaE
                 */
                subscriptor_id_or_email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every newsletter on offer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Newsletter"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["SubscriberUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    setActiveNewsletters: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterChoice"];
            };
        };
        responses: {
            /** @description The newsletters as they are now, or `removed`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "data": {
                     *         "result": "removed"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Newsletter"][] | "removed";
                        };
                    };
                };
            };
            400: components["responses"]["NewsletterInvalid"];
            404: components["responses"]["SubscriberUnknown"];
            406: components["responses"]["NewsletterExported"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    setSubscriberMails: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriberMails"];
            };
        };
        responses: {
            /** @description The subscriber as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["Subscriber"];
                        };
                    };
                };
            };
            400: components["responses"]["NewsletterInvalid"];
            404: components["responses"]["SubscriberUnknown"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
        };
    };
    listOmipProducts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of base load that are traded, the nearest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["OmipProduct"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    listOmipAlerts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        data: {
                            result: components["schemas"]["OmipAlert"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            500: components["responses"]["Broken"];
        };
    };
    saveOmipAlert: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OmipAlertDraft"];
            };
        };
        responses: {
            /** @description Saved. Not in the usual envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK",
                     *       "id": 5
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                        id: number;
                    };
                };
            };
            400: components["responses"]["AlertInvalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["AlertUnknown"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
    deleteOmipAlert: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer; those that the retailer does not have in it are in Spanish.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OmipAlertReference"];
            };
        };
        responses: {
            /** @description Deleted. Not in the usual envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "OK"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "OK";
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["SignedOut"];
            403: components["responses"]["Refused"];
            404: components["responses"]["AlertUnknown"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            500: components["responses"]["Broken"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
