import { readdirSync, readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import type { FormSubmit } from '#domain/form-call.ts';
import type { Answers } from '#domain/submission.ts';
import { extraFields } from '#operations/wire/lead-extra.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { pdf } from '#tests/support/trials/contracting.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { mutations } from '#tools/config/code/code-definitions.ts';
import { answerRoute } from '#tools/config/description/answer-routes.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { viewOf } from '#tools/config/sources/view.ts';

const view = viewOf(readConfigurationSources('.'), null);
const values = (documents: typeof view.forms | typeof view.wizards) =>
  new Map([...documents].map(([name, { value }]) => [name, value]));
const documents = {
  forms: values(view.forms),
  wizards: values(view.wizards),
  screens: values(view.screens),
};
const submitting = [...documents.forms].flatMap(([form, { submit, schema }]) =>
  submit === undefined ? [] : [{ form, submit: submitOf(form), fields: fieldsOf(schema) }],
);

/** A name that an owner chose, and every name that any mutation takes or sends. */
const names = new Set([
  'ownersNote',
  ...Object.values(mutations).flatMap((mutation) =>
    mutation.kind === 'form'
      ? [...mutation.takes, ...(mutation.adds ?? []).map((name) => name.split('/').at(-1) ?? '')]
      : Object.values(mutation.takes).flat(),
  ),
  ...submitting.flatMap(({ submit }) =>
    typeof submit === 'object' ? [...submit.takes, ...Object.keys(submit.body ?? {})] : [],
  ),
]);

/** Valid answers of a form: its examples, or none where it has no example. */
function examplesOf(form: string): Answers[] {
  const folder = `tests/config/examples/${form}`;
  const files = readdirSync('tests/config/examples').includes(form) ? readdirSync(folder) : [];
  const valid = files
    .filter((file) => !file.startsWith('invalid-'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')).answers as Answers);
  return valid.length > 0 ? valid : [{}];
}

function withAnswer(answers: Answers, [name = '', ...rest]: string[], value: unknown): Answers {
  const inner = rest.length > 0 ? withAnswer((answers[name] ?? {}) as Answers, rest, value) : value;
  return { ...answers, [name]: inner };
}

let retailer: TestRetailer;
let subject: Record<string, unknown>;
const sent: unknown[] = [];
beforeAll(async () => {
  retailer = await startRetailer();
  await retailer.signIn('00000000T');
  subject = {
    contract: await fetchContract('electricity', '0010101'),
    battery: { id: 1 },
    emailChange: { needsConfirmation: true, pending: null },
    request: { id: 1, state: 'accepted', known: 0 },
    subscriber: { id: '1', emails: [] },
    lead: { about: 'gas-comparison', attaches: false, comparison: { mode: 'manual' } },
  };
  const web = globalThis.fetch;
  const read = new Map<string, Promise<string>>();
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input instanceof Request)) return web(input, init);
    if (input.method === 'GET') {
      const answer = read.get(input.url) ?? web(input).then((response) => response.text());
      read.set(input.url, answer);
      return new Response(await answer, { headers: { 'Content-Type': 'application/json' } });
    }
    const text = await input.text();
    sent.push(text ? JSON.parse(text) : {});
    // A mutation of several calls ends at the first that fails.
    if (/\/notification\/(phone|email)\//.test(input.url))
      return Response.json({ status: 'OK', data: { result: true } });
    return Response.json({ status: 'ERROR', message: 'broken' }, { status: 500 });
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await retailer.close();
});

/** The bodies that a form sends with these answers. */
async function bodiesOf(submit: FormSubmit, answers: Answers): Promise<unknown[]> {
  sent.length = 0;
  const { send } = submissionCalls(submit, { subject, queryClient: new QueryClient() });
  await send({ answers, idempotencyKey: 'attempt-0001' }).catch(() => {});
  return [...sent];
}

/** The bodies without a member of this value, and how often they had it. */
function without(bodies: unknown, name: string, value: unknown): [rest: unknown, found: number] {
  let found = 0;
  const rest = JSON.parse(JSON.stringify(bodies), (key, inner) => {
    if (key !== name || JSON.stringify(inner) !== JSON.stringify(value)) return inner;
    found += 1;
    return undefined;
  });
  return [rest, found];
}

describe('a field that an owner adds', () => {
  it.each(submitting)(
    'to $form is refused, or sent under its own name beside what was sent before',
    async ({ form, submit, fields }) => {
      const groups = [...fields].flatMap(([name, { schema }]) =>
        schema.type === 'object' && !name.includes('/') ? [name] : [],
      );
      const [first = {}] = examplesOf(form);
      const bases = [
        { prefix: '', answers: first },
        ...groups.flatMap((group) => {
          const answers = examplesOf(form).find((one) => one[group] !== undefined);
          return answers ? [{ prefix: `${group}/`, answers }] : [];
        }),
      ];
      for (const { prefix, answers } of bases) {
        const before = await bodiesOf(submit, answers);
        for (const name of names) {
          const address = prefix + name;
          if (fields.has(address) || answerRoute(form, address, documents).kind === 'lost')
            continue;
          const after = await bodiesOf(submit, withAnswer(answers, address.split('/'), 'mine'));
          const [rest, found] = without(after, name, 'mine');
          expect([address, found, rest]).toEqual([address, 1, before]);
        }
      }
    },
  );

  it('is refused where nothing further is sent, and where the page itself uses the answers', () => {
    const refused = [...documents.forms.keys()].filter(
      (form) => answerRoute(form, 'ownersNote', documents).kind === 'lost',
    );
    expect(refused).toEqual([
      ...['consumption-filter', 'end-sessions', 'invoices-filter', 'login'],
      ...['power-calculation', 'profile-email-cancel', 'requests-filter'],
    ]);
  });

  it('with files sends them as other files, in a group too', async () => {
    const file = { name: 'a.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' };
    const answers = { photos: [pdf('a.pdf')], pet: { photos: [pdf('a.pdf')] } };
    expect(await bodiesOf('profile-contact', answers)).toMatchObject([
      { photos: [file], pet: { photos: [file] } },
    ]);
  });

  it('to a step of a contracting travels with its step', async () => {
    for (const { steps } of documents.wizards.values())
      for (const step of (steps as JsonObject[]).filter(isJsonObject)) {
        const [form, id] = [String(step.form), String(step.id)];
        const fields = fieldsOf(documents.forms.get(form)?.schema);
        if (documents.forms.get(form)?.submit !== undefined) continue;
        for (const name of names) {
          if (fields.has(name) || answerRoute(form, name, documents).kind === 'lost') continue;
          const extra = await extraFields({ answers: { [id]: { [name]: 'mine' } } as never });
          expect(extra).toEqual({ extra: { [id]: { [name]: 'mine' } } });
        }
      }
  });
});
