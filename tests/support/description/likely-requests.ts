import { contact, electricityBill, gasBill } from '#tests/sandbox/comparison/comparison-client.ts';
import { leadSteps } from '#tests/sandbox/contracting/lead-fixture.ts';
import type { TestApi } from '#tests/sandbox/sandbox-client.ts';
import type { DescribedOperation } from './described-operations.ts';
import { exampleBody, exampleRequest } from './example-request.ts';
import type { GeneratedRequest } from './request-arbitrary.ts';
import type { Known } from './schema-arbitrary.ts';

const VARIANTS = 8;

/** Requests that are likely to succeed: examples and valid bodies, for each resource of the customer. */
export function likelyRequests(operation: DescribedOperation, known: Known): GeneratedRequest[] {
  const [first] = operation.parameters.filter(
    ({ name, in: place }) => place === 'path' && (known[name]?.length ?? 0) > 0,
  );
  const variants = first
    ? (known[first.name] ?? [])
        .slice(0, VARIANTS)
        .map((value) => ({ ...known, [first.name]: [value] }))
    : [known];
  return variants.flatMap((has) => {
    const bodies = WORKING[operation.operationId]?.(has) ?? [exampleBody(operation, has)];
    return bodies.map((body) => exampleRequest(operation, has, body));
  });
}

const stepsOf = (gas: boolean) => (has: Known) =>
  leadSteps({ gas }).map((FormConfirm, at) => ({
    ...(at > 0 ? { lead_id: has[gas ? 'gas_lead_id' : 'lead_id']?.[0] } : {}),
    step: at + 1,
    FormConfirm,
  }));

const WORKING: Record<string, (has: Known) => unknown[]> = {
  saveLead: stepsOf(false),
  saveGasLead: stepsOf(true),
  comparePrices: () => [electricityBill],
  compareGasPrices: () => [gasBill, contact],
  confirmComparison: (has) => [contact, { ...contact, comparison_id: has.comparison_id?.[0] }],
  setActiveNewsletters: (has) => [
    { subscriptor_or_email: has.subscriber_id?.[0], selected_newsletters: [2, 3] },
  ],
  setSubscriberMails: (has) => [
    { subscriberId: has.subscriber_id?.[0], emails: ['ana@example.com', 'pau@example.com'] },
  ],
  createClaim: (has) => [
    {
      contract: has.contractName?.[0],
      ...{ tipus: '02', subtipus: '036', comments: 'No coincide.' },
    },
  ],
  createCase: (has) =>
    ['electricity', 'gas'].map((polissa_type) => ({
      polissa_id: has[`${polissa_type}_id`]?.[0],
      ...{ polissa_type, categ_id: 20, title: 'Lectura', message: 'La de marzo.' },
      attachments: [{ name: 'contador.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' }],
    })),
  saveOmipAlert: (has) => [{ product: has.product?.[0], type: '>', price: 60.5 }],
};

/** Resources that visitors can continue with: a lead of each kind, a comparison, a subscriber. */
export async function visitorResources(
  api: TestApi,
  addSubscriber: () => Promise<string>,
): Promise<Known> {
  const leadOf = async (path: string, gas: boolean) => {
    const [FormConfirm] = leadSteps({ gas });
    return (await api(path, { body: { step: 1, FormConfirm } })).body.lead_id;
  };
  const compared = await api('/v1/price-compare/', { body: electricityBill });
  const subscriber = await addSubscriber();
  const leads = [await leadOf('/v1/leads', false), await leadOf('/v2/gas/leads', true)];
  return {
    lead_id: [leads[0]],
    gas_lead_id: [leads[1]],
    comparison_id: [compared.body.data?.result?.comparison_id],
    subscriber_id: [subscriber],
    subscriptor_id_or_email: [subscriber],
  };
}
