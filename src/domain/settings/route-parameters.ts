/** Parameters of the paths in `locales/<language>/routes.json` that screens read; other routes have none. */
export const routeParameters: Readonly<Record<string, readonly string[]>> = {
  contracts: ['contractType'],
  contract: ['contractType', 'contractName'],
  'gas-contract': ['contractName'],
  'contract-invoices': ['contractType', 'contractName'],
  'gas-contract-invoices': ['contractName'],
  'contract-communications': ['contractId'],
  'contract-notice': ['contractId', 'noticeId'],
  request: ['id'],
  'retailer-page': ['routePath', 'pageId'],
};
