/** Where the values of parameters come from: members of each entry at a place of what an operation answers. */
export interface IdSource {
  operation: string;
  /** Pointer in the payload; `*` for each entry of a list. */
  place: string;
  /** Parameter, for one operation as `operation.parameter` -> pointer in the entry. */
  gives: Readonly<Record<string, string>>;
}

const contract = {
  ...{ contractId: '/id', contractName: '/name', name: '/name' },
  ...{ cups: '/cups/name', zipcode: '/cups/zipcode' },
};

/** What the description cannot say: that the `contractId` of a path is the `id` of an entry of another operation. */
export const idSources: readonly IdSource[] = [
  { operation: 'listContracts', place: '/items/*', gives: contract },
  { operation: 'listContractsV1', place: '/items/*', gives: contract },
  { operation: 'getContract', place: '/attachments/*', gives: { attachmentId: '/id' } },
  { operation: 'getContract', place: '/notice', gives: { noticeId: '/id' } },
  {
    operation: 'getContract',
    place: '/bateria_virtual/*',
    gives: { batteryId: '/bateria/id', ids: '/bateria/id' },
  },
  {
    operation: 'listInvoices',
    place: '/items/*',
    gives: { 'downloadInvoice.id': '/id', 'downloadInvoice.type': '/download_types/0' },
  },
  { operation: 'listInvoices', place: '/items/*', gives: { invoiceId: '/invoice_id' } },
  {
    operation: 'listMultipointInvoices',
    place: '/items/*',
    gives: {
      'downloadMultipointInvoice.id': '/id',
      'downloadMultipointInvoice.type': '/download_types/0',
    },
  },
  { operation: 'listClaimTypes', place: '/*', gives: { 'listClaimSubtypes.id': '/code' } },
  { operation: 'listRequests', place: '/items/*', gives: { requestId: '/id' } },
  { operation: 'getRequest', place: '/messages/*/attachments/*', gives: { fileId: '/id' } },
  { operation: 'listPageElements', place: '/*', gives: { pageId: '/page_id' } },
  { operation: 'listPageRoutes', place: '/*', gives: { pageId: '/id' } },
  { operation: 'listPaymentPlatforms', place: '/*', gives: { platform: '/name' } },
  { operation: 'listTariffs', place: '/*', gives: { 'listProducts.atr': '/id' } },
  { operation: 'listGasTariffs', place: '/*', gives: { 'listGasProducts.atr': '/id' } },
];

/** Parameters whose value only a write gives, or a person: without a given one their operation is not tried. */
export const givenOnly: readonly string[] = [
  ...['lead_id', 'summary_id', 'receiptKey', 'comparison_id'],
  ...['subscriber_id', 'subscriptor_id_or_email'],
];
