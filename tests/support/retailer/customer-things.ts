import type { TestApi } from '#tests/sandbox/sandbox-client.ts';
import type { DescribedOperation } from '#tests/support/description/described-operations.ts';
import type { Known } from '#tests/support/description/schema-arbitrary.ts';
import type { FreshCustomer } from './fresh-customer.ts';

/** A customer's identifiers by kind. */
export interface CustomerResources {
  contractIds: number[];
  gasContractIds: number[];
  contractNames: string[];
  /** Of the first contract. */
  notices: number[];
  bankAccounts: number[];
  addresses: number[];
  attachments: number[];
  batteries: number[];
  invoices: number[];
  payables: number[];
  jointInvoices: number[];
  requests: number[];
  /** Files of the first of them. */
  requestFiles: number[];
  alerts: number[];
  products: string[];
}

/** The identifiers of a customer, from the lists of the API; creates a request, an alert and a notice for it. */
export async function resourcesOf(
  { api, control }: Record<'api' | 'control', TestApi>,
  { contracts, token }: FreshCustomer,
): Promise<CustomerResources> {
  const read = async (path: string) => (await api(path, { token })).body?.data;
  const details = [];
  for (const { name } of contracts) details.push(await read(`/v2/contracts/${name}`));
  const [first] = contracts;
  const about = { polissa_id: first?.id, polissa_type: first?.type, categ_id: 20 };
  const attachments = [
    { name: 'contador.pdf', content: 'data:application/pdf;base64,JVBERi0xLjQK' },
  ];
  const message = { title: 'Lectura', message: 'Hola', attachments };
  await api('/v1/crm/cases/', { token, body: { ...about, ...message } });
  const product = (await read('/v1/omip/products/'))?.result?.[0]?.name;
  if (product) await api('/v1/omip/alerts/', { token, body: { product, type: '<', price: 55 } });
  const notice = { body: { kind: 'price_change' } };
  const announced = await control(`/contracts/${first?.name}/notices`, notice);
  const requests = idsOf((await read('/v1/crm/cases/'))?.result?.items);
  const request = (await read(`/v1/crm/cases/${requests[0]}/`))?.result;
  const invoices = (await read('/v1/invoices/?limit=20'))?.result?.items;
  return {
    contractIds: idsOf(contracts),
    gasContractIds: idsOf(contracts.filter(({ type }) => type === 'gas')),
    contractNames: contracts.map(({ name }) => name),
    notices: idsOf([announced.body]),
    bankAccounts: idsOf(await read('/v2/contracts/ibans/')),
    addresses: idsOf((await read('/v1/addresses/'))?.result),
    attachments: details.flatMap((detail) => idsOf(detail?.attachments)),
    batteries: details.flatMap((detail) =>
      idsOf(detail?.bateria_virtual?.map((share: { bateria: unknown }) => share.bateria)),
    ),
    invoices: idsOf(invoices),
    payables: (invoices ?? []).map((invoice: { invoice_id: number }) => invoice.invoice_id),
    jointInvoices: idsOf((await read('/v1/invoices_multipoint/'))?.result?.items),
    requests,
    requestFiles: idsOf(request?.messages?.[0]?.attachments),
    alerts: idsOf((await read('/v1/omip/alerts/'))?.result),
    products: product ? [product] : [],
  };
}

/** The customer's identifiers under the parameter names of an operation. */
export function knownTo({ operationId }: DescribedOperation, things: CustomerResources): Known {
  const isAboutGas = operationId.includes('Gas') && things.gasContractIds.length > 0;
  const ids: Record<string, readonly number[]> = {
    downloadInvoice: things.invoices,
    downloadMultipointInvoice: things.jointInvoices,
    saveOmipAlert: things.alerts,
    deleteOmipAlert: things.alerts,
  };
  return {
    contractId: isAboutGas ? things.gasContractIds : things.contractIds,
    polissa_id: things.contractIds,
    electricity_id: things.contractIds,
    gas_id: things.gasContractIds,
    product: things.products,
    contractName: things.contractNames,
    noticeId: things.notices,
    name: operationId.includes('ontract') ? things.contractNames : [],
    contract: things.contractNames,
    bank_id: things.bankAccounts,
    address_id: things.addresses,
    attachmentId: things.attachments,
    batteryId: things.batteries,
    bateria_desti: things.batteries,
    ids: things.batteries.length > 0 ? [things.batteries.join(',')] : [],
    invoiceId: things.payables,
    item_id: things.payables,
    requestId: things.requests,
    fileId: things.requestFiles,
    id: ids[operationId] ?? [],
  };
}

function idsOf(list: { id: number }[] | undefined): number[] {
  return Array.isArray(list) ? [...new Set(list.map(({ id }) => id))] : [];
}
