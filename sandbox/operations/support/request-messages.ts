import { resultOf } from '#sandbox/api/answers.ts';
import { type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { settingsOf } from '#sandbox/operations/content/settings.ts';
import { addMessage } from '#sandbox/support/add-message.ts';
import { readFiles } from '#sandbox/support/open-request.ts';
import { storedReceipt, storeReceipt } from '#sandbox/support/request-receipt.ts';
import { messageView } from '#sandbox/support/request-view.ts';

const CLOSED: readonly string[] = ['accepted', 'denied'];

/** What a customer adds to a case or claim, and the files of its messages. */
export const requestMessageHandlers = {
  async sendRequestMessage(call) {
    const { customer } = signedIn(call);
    const request = await call.database
      .selectFrom('support_requests')
      .select(['id', 'state'])
      .where('id', '=', call.path.requestId)
      .where('customer_id', '=', customer.id)
      .forUpdate()
      .executeTakeFirst();
    if (!request) throw notFound();
    if (CLOSED.includes(request.state)) throw new Refusal(406, 'request_closed');

    const { text, attachments = [] } = call.body;
    const settings = await settingsOf(call.database, customer);
    const errors: FieldErrors = {};
    if (!text.trim()) errors.text = ['required'];
    const limits = { errors, field: 'attachments' };
    const files = readFiles(attachments, settings.fileUploadSizeLimit, limits);
    if (attachments.length > settings.files.contact.max) errors.attachments = ['too_many'];
    if (Object.keys(errors).length > 0) throw invalidFields(errors);

    const state =
      request.state === 'additional_information_needed' ? 'being_processed' : request.state;
    const now = call.services.clock.now();
    await call.database
      .updateTable('support_requests')
      .set({ state, updated_at: now })
      .where('id', '=', request.id)
      .execute();
    const message = { role: 'customer' as const, text, state, files, now };
    return resultOf(
      messageView(await addMessage(call.database, request.id, message), call.query.lang),
    );
  },

  async downloadRequestReceipt(call) {
    const { customer } = signedIn(call);
    const { database } = call;
    const request = await database
      .selectFrom('support_requests')
      .select('id')
      .where('id', '=', call.path.requestId)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    if (!request) throw notFound();
    const stored = await storedReceipt(database, request.id);
    if (stored) return stored;
    // One from before there were receipts.
    const settings = await settingsOf(database, customer);
    const language = letterLanguageOf(customer, call.query.lang);
    await storeReceipt(request.id, { database, language, settings, outbox: null });
    const made = await storedReceipt(database, request.id);
    if (!made) throw notFound();
    return made;
  },

  async downloadRequestAttachment(call) {
    const file = await call.database
      .selectFrom('support_files')
      .innerJoin('support_requests', 'support_requests.id', 'support_files.request_id')
      .select(['support_files.name', 'support_files.type', 'support_files.bytes'])
      .where('support_files.id', '=', call.path.fileId)
      .where('support_requests.id', '=', call.path.requestId)
      .where('support_requests.customer_id', '=', signedIn(call).customer.id)
      .executeTakeFirst();
    if (!file) throw notFound();
    return { fileName: file.name, contentType: file.type, bytes: file.bytes };
  },
} satisfies Handlers;
