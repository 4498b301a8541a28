import { isCups, normaliseCups } from '#domain/identifiers/cups.ts';
import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Handlers } from '#sandbox/api/handler.ts';
import { type FieldErrors, invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { inLanguage } from '#sandbox/in-language.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { visitorSettings } from '#sandbox/operations/content/settings.ts';
import { countAttempt } from '#sandbox/sessions/count-attempt.ts';
import { openRequest, readFiles } from '#sandbox/support/open-request.ts';
import { storeReceipt } from '#sandbox/support/request-receipt.ts';
import { claimTypeName, claimTypes } from '#sandbox/support/support-lists.ts';

/** Claims of people without a session, also without a contract (Ley 10/2025 3.1, 7.1). */
export const unsignedClaimHandlers = {
  async listUnsignedClaimTypes(call) {
    return resultOf(
      claimTypes.map(({ code, label }) => ({ code, label: inLanguage(label, call.query.lang) })),
    );
  },

  async createUnsignedClaim(call) {
    const { database, services, address, body } = call;
    const settings = await visitorSettings(database);
    const { features, fileUploadSizeLimit, files: allowed } = settings;
    if (!features.reclamATCContact) throw new Refusal(403, 'feature_disabled');
    const claim = readClaim(body);
    const { attachments = [] } = body;
    const { errors } = claim;
    const files = readFiles(attachments, fileUploadSizeLimit, { errors, field: 'attachments' });
    if (attachments.length > allowed.contact.max) errors.attachments = ['too_many'];
    if (Object.keys(errors).length > 0) throw invalidFields(errors);
    countAttempt(services.attempts, { at: `claim ${claim.email.toLowerCase()}`, address });
    const language = call.query.lang ?? 'es_ES';
    const now = services.clock.now();
    const { name, email, mobile, vat, cups, title } = claim;
    const request = {
      kind: 'claim' as const,
      title,
      category: body.type,
      email,
      mobile,
      claimant_name: name,
      claimant_vat: vat,
      claimant_cups: cups,
      claimant_contract_number: body.contract?.trim() || null,
      claimant_language: language,
    };
    const number = await openRequest(database, request, { text: body.text, files, now });
    await storeReceipt(number, { database, language, settings, outbox: services.outbox });
    return resultOf({ number, received_at: now.toISOString() });
  },
} satisfies Handlers;

/** A claim as it is stored, with the codes of its wrong fields. */
function readClaim(body: components['schemas']['UnsignedClaim']) {
  const email = normaliseEmail(body.email);
  const vat = body.vat ? normaliseNif(body.vat) : null;
  const cups = body.cups ? normaliseCups(body.cups) : null;
  const mobile = body.mobile ? internationalPhone(body.mobile) : null;
  const label = claimTypeName(body.type);
  const errors: FieldErrors = {};
  if (!body.name.trim()) errors.name = ['required'];
  if (!isEmail(email)) errors.email = ['invalid'];
  if (vat && !isNif(vat)) errors.vat = ['invalid'];
  if (cups && !isCups(cups)) errors.cups = ['invalid'];
  if (body.mobile && !mobile) errors.mobile = ['invalid'];
  if (!label) errors.type = ['unknown'];
  if (!body.text.trim()) errors.text = ['required'];
  return {
    errors,
    name: body.name.trim(),
    email,
    vat,
    cups,
    mobile,
    title: label?.es ?? body.type,
  };
}
