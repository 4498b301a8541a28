import { contractPath, indebtedContract, NEW_IBAN } from '#tests/e2e/support/household.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import type { Connection } from './connection.ts';
import type { Contracting } from './contracting.ts';
import type { Query, Visit } from './visit.ts';

/** A card whose bank requires authentication. */
const CHALLENGED = '4000002760003184';

/** Who signs in; the contracts where the sandbox made the customer. */
export type JourneyCustomer = Pick<FreshCustomer, 'user' | 'password'> &
  Partial<Pick<FreshCustomer, 'contracts'>>;

/** What the steps of a journey work with. */
export interface Journey {
  visit: Visit;
  wizard: Contracting;
  connection: Connection;
  /** A browser of its own on a device with a dark theme. */
  dark: () => Promise<Visit>;
  /** In the sandbox a household whose accounts change with a document. */
  customer: JourneyCustomer;
  /** A PDF on this computer. */
  document: string;
}

export interface Step {
  name: string;
  /** True for one that changes something at the retailer. */
  changes?: true;
  /** True for one that pays by the sandbox's card platform, whose frames a server in front of it may forbid. */
  needsCards?: true;
  /** True for one that cuts the connection. */
  needsCut?: true;
  run: (journey: Journey) => Promise<void>;
}

/** The contract that owes money; undefined for a customer whose contracts are not known. */
const knownContract = ({ customer: { contracts } }: Journey) =>
  contracts && indebtedContract({ contracts });

/** Opens the page of a contract: of the one that owes money, else of the first in the list. */
async function openContractPage(journey: Journey): Promise<void> {
  const [visit, known] = [journey.visit, knownContract(journey)];
  await visit.open(known ? contractPath(known) : '/contratos/electricity');
  if (!known) await visit.click({ role: 'link', name: / contrato \S+$/, in: { role: 'main' } });
}

const dialog: Query = { role: 'dialog' };
const inDialog = (role: string, name: string | RegExp): Query => ({ role, name, in: dialog });

async function signIn({ visit, customer }: Journey): Promise<void> {
  await visit.open('/');
  await visit.click({ role: 'button', name: 'Rechazar todo' });
  await visit.click({ role: 'link', name: /^Entrar en su cuenta/, in: { role: 'main' } });
  await visit.fill({ role: 'textbox', name: /^NIF o correo/ }, customer.user);
  await visit.fill({ css: 'input[type=password]' }, customer.password);
  await visit.click({ role: 'button', name: 'Entrar' });
  await visit.see({ role: 'heading', name: /^Hola, / });
  const cookies = await visit.driver.cookies();
  if (!cookies.some(({ name }) => name === 'token')) throw new Error('No cookie has the token');
}

async function openContract(journey: Journey): Promise<void> {
  const { visit } = journey;
  const name = knownContract(journey)?.name ?? '\\S+';
  await visit.open('/contratos/electricity');
  const link = new RegExp(` contrato ${name}$`);
  await visit.click({ role: 'link', name: link, in: { role: 'main' } });
  await visit.see({ role: 'button', name: 'Cambiar la cuenta' });
}

async function changeAccount(journey: Journey): Promise<void> {
  const { visit, document } = journey;
  await openContractPage(journey);
  await visit.click({ role: 'button', name: 'Cambiar la cuenta' });
  await visit.click(inDialog('radio', 'Otra cuenta'));
  await visit.fill(inDialog('textbox', /^IBAN de la cuenta nueva/), NEW_IBAN);
  await visit.upload(dialog, document);
  await visit.see({ text: /\.pdf$/, in: dialog });
  await visit.click(inDialog('checkbox', /^Confirmo que el titular/));
  await visit.click(inDialog('button', 'Guardar la cuenta'));
  await visit.see({ text: 'Hemos cambiado la cuenta', in: dialog });
}

async function payInvoice(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openContractPage(journey);
  await visit.click({ role: 'button', name: /^Pagar \d/, in: { css: '.contract-datum' } });
  await visit.see(inDialog('button', /^Pagar \d/));
  await visit.inside({ css: '.card-fields iframe' }, async () => {
    await visit.fill({ role: 'textbox', name: /^Número de tarjeta/ }, CHALLENGED);
    const year = String(new Date().getFullYear() + 3).slice(2);
    await visit.fill({ role: 'textbox', name: /^Caducidad/ }, `12${year}`);
    await visit.fill({ role: 'textbox', name: /^Código de seguridad/ }, '123');
  });
  await visit.click(inDialog('button', /^Pagar \d/));
  await visit.inside({ css: 'dialog iframe' }, () =>
    visit.click({ role: 'button', name: 'Autorizar el pago' }),
  );
  await visit.see(inDialog('heading', 'Pagada'));
}

async function seeConsumption(journey: Journey): Promise<void> {
  const { visit } = journey;
  await openContractPage(journey);
  await visit.holds('bars are plotted', () => {
    document.querySelector('#consumption')?.scrollIntoView();
    const bar = document.querySelector('.chart-plot :is(.chart-bars rect, .apexcharts-svg path)');
    return Number(bar?.getBoundingClientRect().height) > 0;
  });
  await visit.click({ role: 'button', name: 'Mes' });
  await visit.click({ role: 'button', name: 'Tabla' });
  await visit.see({ css: '.consumption-table tbody tr' });
}

async function chooseCatalan({ visit }: Journey): Promise<void> {
  await visit.driver.deleteCookie('token');
  await visit.open('/acceso');
  await visit.click({ role: 'button', name: /^Idioma/ });
  await visit.click({ role: 'menuitem', name: 'Català' });
  await visit.see({ role: 'heading', name: 'Entrar al seu compte' });
  await visit.reload();
  await visit.see({ role: 'heading', name: 'Entrar al seu compte' });
}

async function seeDark({ dark }: Journey): Promise<void> {
  const visit = await dark();
  try {
    await visit.open('/acceso');
    await visit.holds('the ground is dark', () => {
      const [red] = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
      return Number(red) < 128;
    });
  } finally {
    await visit.driver.close();
  }
}

async function loseConnection({ visit, connection }: Journey): Promise<void> {
  const { driver } = visit;
  await visit.open('/facturas');
  await visit.holds('the worker has its page', () => {
    const known = globalThis as typeof globalThis & { hasOfflinePage?: boolean };
    void caches.match('/offline-page').then((page) => {
      known.hasOfflinePage = Boolean(page && navigator.serviceWorker.controller);
    });
    return known.hasOfflinePage === true;
  });
  connection.cut?.();
  try {
    await driver.open('/contratos/electricity').catch(() => {});
    await visit.see({ role: 'heading', name: 'No hay conexión' });
  } finally {
    connection.restore();
  }
  await visit.open('/contratos/electricity');
  await visit.see({ role: 'heading', name: 'Sus contratos' });
}

async function startContracting({ visit, wizard }: Journey): Promise<void> {
  await visit.driver.deleteCookie('token');
  await wizard.open();
  await wizard.fillInstallation();
  await wizard.next();
  await wizard.isAt('person');
  await wizard.fillPerson();
  await wizard.reloadAtPerson();
}

async function finishContracting({ wizard }: Journey): Promise<void> {
  await wizard.next();
  await wizard.finish();
}

/** The journey of a customer, then of a visitor, one page after another in one browser. */
export const steps: readonly Step[] = [
  { name: 'signs in', run: signIn },
  { name: 'opens a contract from the list', run: openContract },
  { name: 'changes the account with a document', run: changeAccount, changes: true },
  {
    name: 'pays an invoice that the bank authenticates',
    run: payInvoice,
    needsCards: true,
  },
  { name: 'reads the consumption, chart and table', run: seeConsumption },
  {
    name: 'sees that there is no connection, until it is back',
    run: loseConnection,
    needsCut: true,
  },
  {
    name: 'starts a contracting and continues its draft after a reload',
    run: startContracting,
    changes: true,
  },
  { name: 'completes the contracting', run: finishContracting, changes: true },
  { name: 'changes to Catalan', run: chooseCatalan },
  { name: 'has a dark theme where the device has', run: seeDark },
];
