import type { AllHandlers } from '#sandbox/api/handler.ts';
import { accountHandlers } from './accounts/accounts.ts';
import { clientSignInHandlers } from './accounts/client-sign-in.ts';
import { emailChangeHandlers } from './accounts/email-change.ts';
import { emailConfirmationHandlers } from './accounts/email-confirmation.ts';
import { letterLanguageHandlers } from './accounts/letter-language.ts';
import { openIdSignInHandlers } from './accounts/openid-sign-in.ts';
import { ownSessionHandlers } from './accounts/own-sessions.ts';
import { passwordChangeHandlers } from './accounts/password-change.ts';
import { passwordRecoveryHandlers } from './accounts/password-recovery.ts';
import { signUpHandlers } from './accounts/sign-up.ts';
import { batteryHandlers } from './batteries/batteries.ts';
import { batteryMovementHandlers } from './batteries/battery-movements.ts';
import { batterySpreadsheetHandlers } from './batteries/battery-spreadsheet.ts';
import { comparisonHandlers } from './comparison/comparison.ts';
import { consumptionHandlers } from './consumption/consumption.ts';
import { contentHandlers } from './content/content.ts';
import { requestHandlers } from './content/requests.ts';
import { addressHandlers } from './contracts/addresses.ts';
import { gasIbanChangeHandlers } from './contracts/changes/gas-iban-change.ts';
import { ibanChangeHandlers } from './contracts/changes/iban-change.ts';
import { invoiceDeliveryHandlers } from './contracts/changes/invoice-delivery.ts';
import { powerChangeHandlers } from './contracts/changes/power-change.ts';
import { sipsOptOutHandlers } from './contracts/changes/sips-opt-out.ts';
import { communicationHandlers } from './contracts/communications.ts';
import { contractDocumentHandlers } from './contracts/contract-documents.ts';
import { contractNoticeHandlers } from './contracts/contract-notices.ts';
import { contractHandlers } from './contracts/contracts.ts';
import { electronicNotificationHandlers } from './contracts/electronic-notification.ts';
import { notificationAddressHandlers } from './contracts/notification-address.ts';
import { notificationContactHandlers } from './contracts/notification-contact.ts';
import { tariffOptionHandlers } from './contracts/tariff-options.ts';
import { geoHandlers } from './geo/geo.ts';
import { invoiceDocumentHandlers } from './invoices/invoice-documents.ts';
import { invoiceHandlers } from './invoices/invoices.ts';
import { multipointInvoiceHandlers } from './invoices/multipoint-invoices.ts';
import { contractingListHandlers } from './leads/contracting-lists.ts';
import { leadSummaryHandlers } from './leads/lead-summaries.ts';
import { leadHandlers } from './leads/leads.ts';
import { powerLeadHandlers } from './leads/power-lead.ts';
import { supplyPointHandlers } from './leads/supply-points.ts';
import { newsletterHandlers } from './newsletter/newsletters.ts';
import { omipHandlers } from './omip/omip.ts';
import { orderStateHandlers } from './orders/order-state.ts';
import { withdrawalHandlers } from './orders/withdrawals.ts';
import { payHandlers } from './payment/pay.ts';
import { paymentPlatformHandlers } from './payment/payment-platforms.ts';
import { transactionHandlers } from './payment/transactions.ts';
import { distributorHandlers } from './support/distributors.ts';
import { requestMessageHandlers } from './support/request-messages.ts';
import { supportHandlers } from './support/support.ts';
import { unsignedClaimHandlers } from './support/unsigned-claims.ts';

/** The handlers of every operation of the description. */
export const handlers: AllHandlers = {
  ...accountHandlers,
  ...clientSignInHandlers,
  ...emailChangeHandlers,
  ...emailConfirmationHandlers,
  ...letterLanguageHandlers,
  ...openIdSignInHandlers,
  ...passwordChangeHandlers,
  ...passwordRecoveryHandlers,
  ...signUpHandlers,
  ...consumptionHandlers,
  ...contentHandlers,
  ...contractHandlers,
  ...distributorHandlers,
  ...contractDocumentHandlers,
  ...ibanChangeHandlers,
  ...invoiceHandlers,
  ...multipointInvoiceHandlers,
  ...invoiceDocumentHandlers,
  ...payHandlers,
  ...paymentPlatformHandlers,
  ...transactionHandlers,
  ...tariffOptionHandlers,
  ...sipsOptOutHandlers,
  ...powerChangeHandlers,
  ...notificationContactHandlers,
  ...notificationAddressHandlers,
  ...invoiceDeliveryHandlers,
  ...gasIbanChangeHandlers,
  ...electronicNotificationHandlers,
  ...batteryHandlers,
  ...batteryMovementHandlers,
  ...batterySpreadsheetHandlers,
  ...addressHandlers,
  ...comparisonHandlers,
  ...contractingListHandlers,
  ...geoHandlers,
  ...leadHandlers,
  ...leadSummaryHandlers,
  ...newsletterHandlers,
  ...omipHandlers,
  ...powerLeadHandlers,
  ...requestHandlers,
  ...supplyPointHandlers,
  ...supportHandlers,
  ...requestMessageHandlers,
  ...ownSessionHandlers,
  ...communicationHandlers,
  ...contractNoticeHandlers,
  ...orderStateHandlers,
  ...withdrawalHandlers,
  ...unsignedClaimHandlers,
};
