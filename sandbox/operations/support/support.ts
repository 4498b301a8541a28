import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import type { Settings } from '#domain/settings/settings-types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { contractingSettings } from '#sandbox/contracting/contracting-settings.ts';
import { letterLanguageOf } from '#sandbox/mail/letter-language.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { settingsOf, visitorSettings } from '#sandbox/operations/content/settings.ts';
import { ownContract } from '#sandbox/operations/contracts/own-contract.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { openRequest, readFiles } from '#sandbox/support/open-request.ts';
import { storeReceipt } from '#sandbox/support/request-receipt.ts';
import { categoryOf, explanationTypeOf } from '#sandbox/support/support-lists.ts';

/** Opening cases and claims. */
export const supportHandlers = {
  async createClaim(call) {
    const { customer } = signedIn(call);
    const contract = await ownContract(call, call.path.contractName);
    const settings = await settingsOf(call.database, customer);
    if (!settings.features.reclamATCContact) throw new Refusal(403, 'feature_disabled');

    const { contract: named, tipus, subtipus, comments, attachment } = call.body;
    const errors: FieldErrors = {};
    const type = explanationTypeOf(tipus);
    const subtype = type?.subtypes.find(({ code }) => code === subtipus);
    if (named !== contract.name) errors.contract = ['mismatch'];
    if (!type) errors.tipus = ['unknown'];
    if (!subtype) errors.subtipus = ['unknown'];
    if (!comments.trim()) errors.comments = ['required'];
    const files = readFiles(attachment ? [attachment] : [], settings.fileUploadSizeLimit, {
      errors,
      field: 'attachment',
    });
    refuseWrong(errors);
    const claim = {
      kind: 'claim' as const,
      customer_id: customer.id,
      contract_id: contract.id,
      title: subtype?.description.es ?? subtipus,
      category: tipus,
      subtype: subtipus,
    };
    const now = call.services.clock.now();
    return resultOf(await opened(call, claim, { text: comments, files, now }, settings));
  },

  async createCase(call) {
    const { customer } = signedIn(call);
    await refuseWithoutCases(call);
    const { polissa_id, polissa_type, categ_id, title, message, attachments = [] } = call.body;
    const contract = await call.database
      .selectFrom('contracts')
      .select(['id', 'type'])
      .where('id', '=', polissa_id)
      .where('customer_id', '=', customer.id)
      .executeTakeFirst();
    const errors: FieldErrors = {};
    if (!contract) errors.polissa_id = ['unknown'];
    else if (contract.type !== polissa_type) errors.polissa_type = ['invalid'];
    if (!categoryOf(categ_id, false)) errors.categ_id = ['unknown'];
    if (!title.trim()) errors.title = ['required'];
    if (!message.trim()) errors.message = ['required'];
    const settings = await settingsOf(call.database, customer);
    const { min, max } = settings.files.contact;
    const files = readFiles(attachments, settings.fileUploadSizeLimit, {
      errors,
      field: 'attachments',
    });
    if (attachments.length > max) errors.attachments = ['too_many'];
    if (attachments.length < min) {
      errors.attachments = [attachments.length === 0 ? 'required' : 'too_few'];
    }
    refuseWrong(errors);
    const request = {
      kind: 'case' as const,
      customer_id: customer.id,
      contract_id: contract?.id ?? null,
      title: title.trim(),
      category: String(categ_id),
    };
    const now = call.services.clock.now();
    return resultOf({
      id: await opened(call, request, { text: message, files, now }, settings),
    });
  },

  async createUnsignedCase(call) {
    await refuseWithoutCases(call);
    const { category, subject, description, attachment } = call.body;
    const email = normaliseEmail(call.body.email);
    const mobile = internationalPhone(call.body.mobile);
    const errors: FieldErrors = {};
    if (!isEmail(email)) errors.email = ['invalid'];
    if (!mobile) errors.mobile = ['invalid'];
    if (!categoryOf(category, true)) errors.category = ['unknown'];
    if (!subject.trim()) errors.subject = ['required'];
    if (!description.trim()) errors.description = ['required'];
    const { fileUploadSizeLimit } = await contractingSettings(call.database, null);
    const files = readFiles(attachment ? [attachment] : [], fileUploadSizeLimit, {
      errors,
      field: 'attachment',
    });
    refuseWrong(errors);
    const { address, services } = call;
    countAttempt(services.attempts, { at: `case ${email.toLowerCase()}`, address });
    const request = {
      kind: 'case' as const,
      title: subject.trim(),
      category: String(category),
      email,
      mobile,
    };
    const now = call.services.clock.now();
    const settings = await visitorSettings(call.database);
    return resultOf(await opened(call, request, { text: description, files, now }, settings));
  },
} satisfies Handlers;

/** Opens a case or claim, stores its receipt and sends it; returns its number. */
async function opened(
  { database, services, session, query }: Pick<Call, 'database' | 'services' | 'session' | 'query'>,
  request: Parameters<typeof openRequest>[1],
  message: Parameters<typeof openRequest>[2],
  settings: Settings,
): Promise<number> {
  const id = await openRequest(database, request, message);
  const language = session ? letterLanguageOf(session.customer, query?.lang) : query?.lang;
  await storeReceipt(id, { database, language, settings, outbox: services.outbox });
  return id;
}

function refuseWrong(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalidFields(errors);
}

async function refuseWithoutCases({ database, session }: Pick<Call, 'database' | 'session'>) {
  const own = session?.customer.flags['crm.case'];
  const served = await database
    .selectFrom('feature_flags')
    .select('enabled')
    .where('name', '=', 'crm.case')
    .executeTakeFirst();
  if (!(own ?? served?.enabled)) throw new Refusal(403, 'feature_disabled');
}
