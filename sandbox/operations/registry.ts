import type { AllHandlers } from '#sandbox/api/handler.ts';
import { accountOperations } from './accounts.ts';
import { addressOperations } from './addresses.ts';
import { batteryOperations } from './batteries.ts';
import { batterySpreadsheetOperations } from './battery-spreadsheet.ts';
import { clientSignInOperations } from './client-sign-in.ts';
import { comparisonOperations } from './comparison.ts';
import { consumptionOperations } from './consumption.ts';
import { contentOperations } from './content.ts';
import { contractDocumentOperations } from './contract-documents.ts';
import { contractingListOperations } from './contracting-lists.ts';
import { contractOperations } from './contracts.ts';
import { electronicNotificationOperations } from './electronic-notification.ts';
import { gasIbanChangeOperations } from './gas-iban-change.ts';
import { geoOperations } from './geo.ts';
import { ibanChangeOperations } from './iban-change.ts';
import { invoiceDeliveryOperations } from './invoice-delivery.ts';
import { invoiceDocumentOperations } from './invoice-documents.ts';
import { invoiceOperations } from './invoices.ts';
import { leadOperations } from './leads.ts';
import { multipointInvoiceOperations } from './multipoint-invoices.ts';
import { newsletterOperations } from './newsletters.ts';
import { notificationAddressOperations } from './notification-address.ts';
import { notificationContactOperations } from './notification-contact.ts';
import { omipOperations } from './omip.ts';
import { openIdSignInOperations } from './openid-sign-in.ts';
import { passwordChangeOperations } from './password-change.ts';
import { passwordRecoveryOperations } from './password-recovery.ts';
import { payOperations } from './pay.ts';
import { paymentPlatformOperations } from './payment-platforms.ts';
import { powerChangeOperations } from './power-change.ts';
import { powerLeadOperations } from './power-lead.ts';
import { requestOperations } from './requests.ts';
import { signUpOperations } from './sign-up.ts';
import { sipsOptOutOperations } from './sips-opt-out.ts';
import { supplyPointOperations } from './supply-points.ts';
import { supportOperations } from './support.ts';
import { tariffOptionOperations } from './tariff-options.ts';
import { transactionOperations } from './transactions.ts';

/** Every operation of the description. */
export const operations: AllHandlers = {
  ...accountOperations,
  ...clientSignInOperations,
  ...openIdSignInOperations,
  ...passwordChangeOperations,
  ...passwordRecoveryOperations,
  ...signUpOperations,
  ...consumptionOperations,
  ...contentOperations,
  ...contractOperations,
  ...contractDocumentOperations,
  ...ibanChangeOperations,
  ...invoiceOperations,
  ...multipointInvoiceOperations,
  ...invoiceDocumentOperations,
  ...payOperations,
  ...paymentPlatformOperations,
  ...transactionOperations,
  ...tariffOptionOperations,
  ...sipsOptOutOperations,
  ...powerChangeOperations,
  ...notificationContactOperations,
  ...notificationAddressOperations,
  ...invoiceDeliveryOperations,
  ...gasIbanChangeOperations,
  ...electronicNotificationOperations,
  ...batteryOperations,
  ...batterySpreadsheetOperations,
  ...addressOperations,
  ...comparisonOperations,
  ...contractingListOperations,
  ...geoOperations,
  ...leadOperations,
  ...newsletterOperations,
  ...omipOperations,
  ...powerLeadOperations,
  ...requestOperations,
  ...supplyPointOperations,
  ...supportOperations,
};
