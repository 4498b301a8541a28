import { roundedCents } from '#domain/bills/rounded-parts.ts';
import type { components } from '#openapi/generated/types.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields, notFound, Refusal } from '#sandbox/api/refusal.ts';
import {
  type ElectricityRequest,
  electricityBills,
} from '#sandbox/comparison/compare-electricity.ts';
import { type GasRequest, gasBills } from '#sandbox/comparison/compare-gas.ts';
import type { Line, Tax } from '#sandbox/comparison/comparison-bill.ts';
import { readElectricityRequest, readGasRequest } from '#sandbox/comparison/comparison-checks.ts';
import { verdict } from '#sandbox/comparison/comparison-texts.ts';
import { storeContact } from '#sandbox/contracting/contact.ts';
import { newReference } from '#sandbox/contracting/reference.ts';
import { readUploadedFile } from '#sandbox/uploads/uploaded-file.ts';

const HOUR = 3600 * 1000;
const LARGEST_INVOICE = 15_000_000;
type Contact = components['schemas']['ComparisonContact'];
type ComparisonCall = Pick<Call, 'database' | 'services'>;

/** Comparison of a bill with the retailer's products, and requests to be called about it. */
export const comparisonHandlers = {
  async comparePrices(call) {
    const { invoice, ...typed } = call.body;
    const request = readElectricityRequest(typed);
    const file = invoice ? readUploadedFile(invoice, LARGEST_INVOICE) : null;
    if (typeof file === 'string') throw invalidFields({ invoice: [file] });
    const [bill] = electricityBills(request, call.query.lang);
    if (!bill) throw new Refusal(406, 'not_comparable');
    return resultOf({
      comparison_id: await storeComparison(call, 'electricity', {
        request: { ...request, invoice: file },
        bill,
      }),
      ...verdict(bill, roundedCents(request.invoiceAmount), call.query.lang),
      total_amount: bill.total / 100,
      operations: {
        lines: {
          potencia: bill.lines.power.map(lineView),
          energia: bill.lines.energy.map(lineView),
          lloguer: bill.lines.rent.map(lineView),
          altres: bill.lines.other.map(lineView),
        },
        taxes: bill.taxes.map(taxView),
      },
    });
  },

  async compareGasPrices(call) {
    const { body, query } = call;
    if ('email' in body) {
      return resultOf(await takeContact(call, 'gas-comparison', contactOf(body)));
    }
    const request = readGasRequest(body as GasRequest);
    const [bill] = gasBills(request, query.lang);
    if (!bill) throw new Refusal(406, 'not_comparable');
    return resultOf({
      comparison_id: await storeComparison(call, 'gas', { request: { ...request }, bill }),
      ...verdict(bill, roundedCents(request.invoiceAmount), query.lang),
      total_amount: bill.total / 100,
      operations: {
        lines: {
          fijo: bill.lines.fixed.map(lineView),
          variable: bill.lines.variable.map(lineView),
          lloguer: bill.lines.rent.map(lineView),
        },
        taxes: bill.taxes.map(taxView),
      },
    });
  },

  async listComparisonRelated(call) {
    const { kind, request, product_id } = await storedComparison(call, call.query.comparison_id);
    const bills =
      kind === 'gas'
        ? gasBills(request as unknown as GasRequest, call.query.lang)
        : electricityBills(request as unknown as ElectricityRequest, call.query.lang);
    return resultOf(
      bills
        .filter(({ product }) => product.id !== product_id)
        .map(({ product, total }) => ({ ...product, total_amount: total / 100 })),
    );
  },

  async confirmComparison(call) {
    return resultOf(await takeContact(call, 'electricity-comparison', call.body));
  },
} satisfies Handlers;

/** A bill may also carry fields of a contact, which the description does not validate. */
function contactOf(body: object): Contact {
  const fields = body as Record<string, unknown>;
  const texts = ['name', 'surname1', 'email', 'telephone', 'contactHours'];
  const wrong = [
    ...texts.filter((name) => typeof fields[name] !== 'string'),
    ...(typeof fields.consent === 'boolean' ? [] : ['consent']),
    ...['comparison_id', 'cups'].filter(
      (name) => !['string', 'undefined'].includes(typeof (fields[name] ?? undefined)),
    ),
    ...(isFile(fields.invoice ?? undefined) ? [] : ['invoice']),
  ];
  if (wrong.length === 0) return body as Contact;
  throw invalidFields(
    Object.fromEntries(
      wrong.map((name) => [name, [fields[name] === undefined ? 'required' : 'invalid']]),
    ),
  );
}

function isFile(file: unknown): boolean {
  if (file === undefined) return true;
  const { name, content } = Object(file) as Record<string, unknown>;
  return typeof name === 'string' && typeof content === 'string';
}

async function takeContact(
  call: ComparisonCall,
  kind: 'electricity-comparison' | 'gas-comparison',
  contact: Contact,
) {
  if (contact.comparison_id) await storedComparison(call, contact.comparison_id);
  return storeContact(call.database, { kind, now: call.services.clock.now() }, contact);
}

async function storeComparison(
  { database, services }: ComparisonCall,
  kind: 'electricity' | 'gas',
  { request, bill }: { request: Record<string, unknown>; bill: { product: { id: number } } },
): Promise<string> {
  const now = services.clock.now();
  const id = newReference();
  const hourAgo = new Date(now.getTime() - HOUR);
  await database.deleteFrom('comparisons').where('created_at', '<', hourAgo).execute();
  await database
    .insertInto('comparisons')
    .values({
      id,
      kind,
      request: JSON.stringify(request),
      product_id: bill.product.id,
      created_at: now,
    })
    .execute();
  return id;
}

async function storedComparison({ database, services }: ComparisonCall, id: string) {
  const comparison = await database
    .selectFrom('comparisons')
    .selectAll()
    .where('id', '=', id)
    .where('created_at', '>=', new Date(services.clock.now().getTime() - HOUR))
    .executeTakeFirst();
  if (!comparison) throw notFound();
  return comparison;
}

const lineView = ({ name, price, quantity, times, cents }: Line) => ({
  name,
  price_unit: price,
  quantity,
  multi: times,
  amount: cents / 100,
});

const taxView = ({ name, cents }: Tax) => ({ name, amount: cents / 100 });
