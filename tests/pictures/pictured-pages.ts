/** Who looks at a page: a visitor, or the demonstration customer with one of the homes of the sandbox. */
export interface PicturedPage {
  name: string;
  address: string;
  isVisitor: boolean;
}

/** What of the demonstration customer stands in addresses. */
export interface PicturedCustomer {
  /** Number of an electricity contract that owes nothing and of one of gas. */
  electricity: string;
  gas: string;
  contractId: number;
  requestId: number;
}

/** Pages of those who are not signed in. */
const FOR_VISITORS: readonly string[] = [
  ...['login', 'about', 'accessibility', 'sign-up', 'activation', 'password-recovery'],
  ...['contracting-electricity', 'contracting-gas', 'contracting-dual', 'contact', 'claims'],
  ...['comparator', 'gas-comparator', 'power-calculator', 'newsletter', 'retailer-page'],
  ...['welcome', 'withdrawal', 'contracting-follow'],
];

/** Routes that only lead somewhere else, or need a link of an e-mail. */
const NOT_PICTURED: readonly string[] = ['connect', 'email-confirmation', 'loading'];

/** Every page of the portal by its route, with the addresses of one language and things of the demonstration customer. */
export function picturedPages(
  routes: Readonly<Record<string, string>>,
  customer: PicturedCustomer,
): PicturedPage[] {
  const values = (route: string): Record<string, string> => ({
    contractType: 'electricity',
    contractName: route.startsWith('gas') ? customer.gas : customer.electricity,
    contractId: String(customer.contractId),
    noticeId: '1',
    id: String(customer.requestId),
    routePath: 'autoconsumo',
    pageId: '1',
  });
  const pages = Object.entries(routes)
    .filter(([name]) => !name.startsWith('$') && !NOT_PICTURED.includes(name))
    .map(([name, path]) => ({
      name,
      address: path.replace(/:(\w+)/g, (_, part: string) => values(name)[part] ?? ''),
      isVisitor: FOR_VISITORS.includes(name),
    }));
  const visitorsHome = { name: 'home-visitors', address: routes.home ?? '/', isVisitor: true };
  return [...pages, visitorsHome];
}
