import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import { problemOf } from '#domain/problem.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { pdf } from '#tests/support/trials/contracting.ts';
import { formTrials } from '#tests/support/trials/form-trials.ts';

const PARTNER = 'tramuntana';
const FORM = 'moving-house';

/** Document and texts of the form on the owners' page; the partner changes a constant and adds a field. */
const [document = '', texts = ''] = [
  ...readFileSync('docs/owners/form-calls.md', 'utf8').matchAll(/```json\n(\{[\s\S]+?\n\})\n```/g),
].map(([, json]) => json);

const trials = formTrials();
beforeAll(async () => {
  const root = configurationWithForms({
    [FORM]: { document: JSON.parse(document), texts: JSON.parse(texts) },
  });
  const write = (path: string, value: object) => {
    const file = join(root, 'schemas/partners', PARTNER, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  write(`forms/${FORM}.json`, {
    submit: { body: { subject: { is: 'Mudanza de Tramuntana' } } },
    schema: { properties: { pets: { type: 'integer' } } },
    ui: { 'ui:order': ['*'] },
  });
  for (const language of ['es-ES', 'ca-ES'])
    write(`locales/${language}/forms/${FORM}.json`, { fields: { pets: { label: 'Mascotas' } } });
  trials.configuration = await publishedConfiguration(root, false, PARTNER);
});

/** Fills the form in and sends it, as its page does. */
async function sentOf(email: string) {
  const trial = await trials.open(FORM);
  await trial.type(['email'], email);
  await trial.type(['mobile'], '600 00 00 02');
  await trial.type(['details'], 'En mayo, a Girona.');
  await trial.type(['newPostcode'], '17001');
  await trial.type(['pets'], '2');
  await trial.attach(['photos'], [pdf('plano.pdf')]);
  const { sent: answers, errors } = await trial.send();
  expect(errors).toBeNull();
  const { send } = submissionCalls(trial.form.submit ?? FORM, {
    ...{ subject: {}, queryClient: new QueryClient() },
  });
  return send({ answers: answers ?? {}, idempotencyKey: `attempt-${email}` });
}

it('a form sends its answers, a field of a partner and a file without code', async () => {
  const email = `moving-${Date.now()}@example.com`;
  const bodies = recordSent();
  const outcome = await sentOf(email);
  expect(bodies).toMatchObject([{ category: 3, newPostcode: '17001', pets: 2 }]);
  const stored = await trials.retailer.call('GET', `/sandbox/support-requests?email=${email}`);
  expect(stored).toMatchObject([
    {
      ...{ email, title: 'Mudanza de Tramuntana', text: 'En mayo, a Girona.' },
      files: ['plano.pdf'],
      id: (outcome.result as { number: number }).number,
    },
  ]);
  expect(outcome.kind).toBe('sent');
});

it('what the retailer refuses of it is reported beside its own field', async () => {
  await trials.retailer.fail({
    ...{ operationId: 'createUnsignedCase', kind: 'status', status: 400 },
    body: {
      ...{ status: 'ERROR', message: 'invalid_fields' },
      errors: { description: ['too_long'], attachment: ['file_type'], email: ['invalid'] },
    },
  });
  const thrown = await sentOf('refused@example.com').catch((error: unknown) => error);
  expect(problemOf(thrown)).toMatchObject({
    kind: 'invalid',
    fields: { details: ['maxLength'], photos: ['file_type'], email: ['format'] },
  });
});
