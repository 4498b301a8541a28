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
        /** Sign in with user and password */
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
        /** Whether a stored token still opens a session, and a fresh one in its place */
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
        /** Sign out; every token of this session stops working */
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
         * @description A tax id that is not valid and one that already has an account get the same answer (400, `user: [cannot_register]`), so that nobody learns who is a customer.
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
        /** The customer who is signed in */
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
        /** The customer who is signed in, in the envelope of version 1 */
        get: operations["getUserV1"];
        put?: never;
        post?: never;
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
        /** Settings that anybody may read */
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
        /** Settings for customers who are signed in */
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
        /** What the retailer has switched on, for everybody or for this customer */
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
        /** Blocks of HTML for one group of screens */
        get: operations["listPageElements"];
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
        /** The customer's contracts, active ones first */
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
        /** The customer's contracts, active ones first, in the envelope of version 1 */
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
        /** Numbers of all contracts, for choosing one */
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
        /** The customer's own bank accounts */
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
        /** The customer's own bank accounts, in the envelope of version 1 */
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
        /** One contract, whole */
        get: operations["getContract"];
        put?: never;
        post?: never;
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
         * Change the bank account that pays a contract
         * @description Only for a contract in state `activa` (406 `contract_not_active`). Field codes of the 400: `iban` required, invalid; `bank_id` required, unknown; `owner_is_bank_owner` must_be_true; `files` required, file_too_large, file_type, file_unreadable, too_many. The account that the contract already has is taken as done.
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
        /** The contract as a document */
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
        /** An attachment of a contract */
        get: operations["downloadContractAttachment"];
        put?: never;
        post?: never;
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
            /** @description Tax id (NIF) of the customer; case, spaces, hyphens and the prefix ES do not matter. */
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
        Error: {
            /** @constant */
            status: "ERROR";
            /**
             * @description A code, never a sentence for the customer.
             * @example token_expired
             */
            message: string;
            /** @description Codes by field of the request, under the field's own name. */
            errors?: {
                [key: string]: string[];
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
         *       "vat": "00000000T",
         *       "email": "laura.ferrer@example.com",
         *       "mobile": "+34600000001",
         *       "language": "es_ES"
         *     }
         */
        User: {
            id: number;
            name: string;
            /** @description Tax id without the prefix ES. */
            vat: string;
            email: string | null;
            mobile: string | null;
            /**
             * @description Language the customer asked to be written in.
             * @example es_ES
             */
            language: string;
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
         * @description `esborrany` not begun (waits for a signature while `sign_date` is null), `activa` running, `baixa` ended.
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
             * @description Null while nobody has signed.
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
        };
        ContractList: {
            items: components["schemas"]["ContractSummary"][];
            /** @description How many there are in all that match. */
            n_items: number;
            offset: number;
            limit: number;
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
         *       "bateria_virtual": [],
         *       "pressio": null,
         *       "caudal": null
         *     }
         */
        Contract: components["schemas"]["ContractSummary"] & {
            bank_account: components["schemas"]["BankAccount"] | null;
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
            /** @description False while the distributor works on an earlier change. */
            atr_available: boolean;
            /** @description Whether the customer opted out of sharing meter data with the meter database. */
            no_cession_sips: {
                /** @enum {string} */
                state: "requested" | "active" | "unactive";
                waiting_for_signature: boolean;
            };
            /** @description How invoices arrive. Electricity says `email` or `postal`; gas says true for e-mail. */
            invoice_online: ("email" | "postal") | boolean;
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
            /** @description Virtual batteries that this contract shares; none for gas. */
            bateria_virtual: Record<string, never>[];
            /** @description Gas only: pressure in bar. */
            pressio: number | null;
            /** @description Gas only: flow in m³/h. */
            caudal: number | null;
        };
        /**
         * @description A file inside a JSON body. The type is decided by the first bytes of the content (PDF, JPEG or PNG), never by the name; of the name only what follows the last slash is kept. At most 15,000,000 bytes once decoded.
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
            /** @description Proof that the account belongs to the customer, where the retailer asks for it. */
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
        /** @description Too many attempts from this address for this person. */
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
        /** @description Not for this session to do: `read_only` (the token only looks), `feature_disabled` (the retailer switched it off). */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
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
    };
    parameters: {
        /**
         * @description Language of the texts in the answer.
         * @example es_ES
         */
        Language: "es_ES" | "ca_ES" | "en_US" | "gl_ES" | "fr_FR" | "de_DE";
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
         * @description The same key with the same body gets the first answer again and nothing is done twice (kept for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
         * @example 6f1c4a0e-3c1a-4a57-9f0a-1f4f3f2b7c11
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait before trying again. */
        RetryAfter: number;
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
                 * @description Language of the texts in the answer.
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
        };
    };
    isTokenValid: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
    getPublicSettings: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
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
        };
    };
    getPrivateSettings: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
            500: components["responses"]["Broken"];
        };
    };
    listPageElements: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
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
    listContracts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
                 * @description Language of the texts in the answer.
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
    changeContractIban: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example es_ES
                 */
                lang?: components["parameters"]["Language"];
            };
            header?: {
                /**
                 * @description The same key with the same body gets the first answer again and nothing is done twice (kept for 24 hours); with another body it is refused (409 `idempotency_key_reused`).
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
                 * @description Language of the texts in the answer.
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
            /** @description The document in the language asked for. */
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
    downloadContractAttachment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
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
}
