import type { Handlers } from '#sandbox/api/handler.ts';
import { signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { portalSettings } from '#sandbox/contracting/contracting-settings.ts';
import { attachmentPdf, contractPdf } from '#sandbox/documents/contract-pdf.ts';
import { mandatePdf } from '#sandbox/documents/order/mandate-pdf.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { refuseDisabled } from '#sandbox/operations/content/features.ts';
import { contractView } from './contract-view.ts';
import { ownContract } from './own-contract.ts';

/** Documents of a contract. */
export const contractDocumentHandlers = {
  async downloadContractPdf(call) {
    const row = await ownContract(call, call.path.name);
    await refuseDisabled(call, 'contractDocuments');
    const language = letterLanguageOf(signedIn(call).customer, call.query.lang);
    const view = { today: call.services.clock.today(), language };
    return contractPdf(await contractView(call.database, row, view), language);
  },

  async downloadContractAttachment(call) {
    const attachment = await call.database
      .selectFrom('attachments')
      .innerJoin('contracts', 'contracts.id', 'attachments.contract_id')
      .select([
        'attachments.name',
        'attachments.file_name',
        'attachments.category',
        'attachments.created_date',
        'attachments.mandate',
        'contracts.name as contract',
      ])
      .where('attachments.id', '=', call.path.attachmentId)
      .where('contracts.customer_id', '=', signedIn(call).customer.id)
      .executeTakeFirst();
    if (!attachment) throw notFound();
    const { mandate: reference } = attachment;
    if (reference === null) {
      const { customer } = signedIn(call);
      return attachmentPdf(attachment, letterLanguageOf(customer, call.query.lang));
    }
    const mandate = await call.database
      .selectFrom('mandates')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const { organization } = await portalSettings(call.database, call.session);
    return mandatePdf(mandate, organization);
  },
} satisfies Handlers;
