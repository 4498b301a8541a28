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

/** A page of a list of the API. */
interface Page {
  items: Record<string, unknown>[];
}

/** What addresses need of the customer of a token, from the API. */
export async function customerOf(url: string, token: string): Promise<PicturedCustomer> {
  const read = async (path: string) => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api${path}`, { headers });
    const { data } = (await answer.json()) as { data: Page & { result?: Page } };
    return (data.result ?? data).items;
  };
  const [electricity, gas, requests] = await Promise.all([
    read('/v2/contracts?type=electricity&offset=0&limit=100'),
    read('/v2/contracts?type=gas&offset=0&limit=100'),
    read('/v1/crm/cases/?offset=0&limit=1'),
  ]);
  const active = (rows: Record<string, unknown>[] = []) =>
    rows.find(({ state }) => state === 'activa') ?? rows[0];
  return {
    electricity: String(active(electricity)?.name),
    gas: String(active(gas)?.name),
    contractId: Number(active(electricity)?.id),
    requestId: Number(requests[0]?.id),
  };
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
