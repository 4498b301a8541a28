import type { Handlers } from '#sandbox/api/handler.ts';
import { signedIn } from '#sandbox/api/handler.ts';
import { notFound } from '#sandbox/api/refusal.ts';
import { attachmentPdf, contractPdf } from '#sandbox/documents/contract-pdf.ts';
import { refuseDisabled } from '#sandbox/operations/content/features.ts';
import { contractView } from './contract-view.ts';
import { ownContract } from './own-contract.ts';

/** Documents of a contract. */
export const contractDocumentHandlers = {
  async downloadContractPdf(call) {
    const row = await ownContract(call, call.path.name);
    await refuseDisabled(call, 'contractDocuments');
    const { lang: language = 'es_ES' } = call.query;
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
        'contracts.name as contract',
      ])
      .where('attachments.id', '=', call.path.attachmentId)
      .where('contracts.customer_id', '=', signedIn(call).customer.id)
      .executeTakeFirst();
    if (!attachment) throw notFound();
    return attachmentPdf(attachment, call.query.lang ?? 'es_ES');
  },
} satisfies Handlers;
