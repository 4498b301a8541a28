import { within } from '@testing-library/react';
import type { ListEntry } from './document-variants.ts';

/** Elements of the page, or of a part of it. */
type Find = (scope: HTMLElement) => HTMLElement[];

const words =
  (selector: string) =>
  (text: string | RegExp): Find =>
  (scope) =>
    within(scope).queryAllByText(text, { selector });

const card = words('h2, h3');
const control = words('a, button, button span');
const line = words('p, li');
const caption = words('caption');
const labelled =
  (text: RegExp): Find =>
  (scope) =>
    within(scope).queryAllByLabelText(text);

/** A part by whichever of its entries it has. */
const either =
  (...all: readonly Find[]): Find =>
  (scope) =>
    all.flatMap((find) => find(scope)).slice(0, 1);

const howCompared = line(/^Los dos totales llevan impuestos/);

const waysOn = {
  ...{ leave: 'Ir al inicio', print: 'Imprimir' },
  ...{ 'contracting-follow': 'Ver en qué punto está', withdrawal: 'Desistir del contrato' },
  'sign-up': 'Crear su cuenta',
};

/** By what people know each part of the delivered pages. */
export const partWords: Readonly<Record<string, Find>> = {
  'home-attention': card('Lo que tiene pendiente'),
  'home-bill': card('Su próxima factura de luz'),
  'home-homes': card('Sus suministros'),
  'home-requests': control('Ver todas las solicitudes'),
  cards: (scope) => [
    ...words('strong')('Contratar con nosotros')(scope),
    ...card('Qué le ofrecemos')(scope),
  ],
  'home-invoice': card('Su última factura'),
  'home-consumption': card('Su consumo de luz'),
  'home-documents': card('Sus últimas facturas en PDF'),
  'home-offers': card('Para usted'),
  'contract-announced': control('Ver qué cambia'),
  'contract-notice': card('Antes y después'),
  'contract-answers': card('Resumen'),
  'contract-actions': card('Qué puede hacer'),
  'contract-consumption': card('Consumo'),
  'contract-contact': card('Datos de contacto'),
  'contract-bank': card('Cuenta de cargo'),
  'contract-data': card('Datos del contrato'),
  'contract-terms': card('Su precio y sus plazos'),
  'contract-supply': card('Punto de suministro'),
  'contract-tariff-options': card('Opciones de tarifa'),
  'contract-batteries': card(/^Batería/),
  'contract-services': card('Servicios'),
  'contract-documents': card('Documentos'),
  'contracts-list': caption(/^Contratos de/),
  'invoices-owed': control('Ver lo que queda por pagar'),
  'invoices-chart': card('Sus facturas por meses'),
  'invoices-list': caption(/^Facturas de (electricidad|gas)/),
  'joint-invoices-list': caption(/^Facturas de varios/),
  'requests-list': caption(/^Solicitudes y reclamaciones/),
  'communications-list': caption(/^Lo que le hemos enviado/),
  coupons: card(/^Sus? cup/),
  'profile-person': card('Sus datos'),
  'profile-languages': card('Idioma'),
  'profile-links': card('Su cuenta'),
  'profile-sessions': card('Dónde tiene la sesión abierta'),
  'profile-notification': card('Notificación electrónica'),
  'help-search': control(/^Ver las \d+ preguntas/),
  'service-call': card('Llámenos'),
  'service-write': card('Escríbanos'),
  // Both are titled alike.
  'service-claim': line(/^Si algo se ha hecho mal y quiere/),
  'service-claim-visitor': line(/^Si algo se ha hecho mal, también si no es cliente/),
  'service-requests': card('Sus solicitudes'),
  'service-emergency': card('Sin luz, o huele a gas'),
  'dispute-route': card('Si no le convence nuestra respuesta'),
  'company-data': card('Quiénes somos'),
  'service-sign-in': card('¿Ya es cliente?'),
  'request-state': line(/^La estamos tramitando desde/),
  'request-thread': card('Conversación'),
  'request-receipt': control('Descargar en PDF'),
  'request-answer': card('Responder'),
  'comparison-answer': card(/^(Pagaría|Pagar)/),
  'comparison-lines': either(card('De qué se compone'), howCompared),
  'comparison-assumptions': card('Con qué hemos calculado'),
  'comparison-others': card('La misma factura con otras tarifas'),
  'comparison-contact': card(/llam/i),
  'wizard-confirmed': card('Solicitud enviada'),
  'wizard-next': card('Qué pasa ahora'),
  'wizard-ways': either(...Object.values(waysOn).map((text) => control(text))),
  'useful-pages': line('Quizá busca'),
};

const head = (texts: Readonly<Record<string, string>>) => (entry: ListEntry) => {
  const name = texts[nameOf(entry)];
  return name === undefined ? undefined : words('th, th *')(name);
};

const each =
  (texts: Readonly<Record<string, string | RegExp>>, find: (text: string | RegExp) => Find) =>
  (entry: ListEntry): Find | undefined => {
    const text = texts[nameOf(entry)];
    return text === undefined ? undefined : find(text);
  };

/** Name of an entry of a list in the options of a part. */
export const nameOf = (entry: ListEntry): string =>
  typeof entry === 'string'
    ? entry
    : String(entry.id ?? entry.form ?? entry.route ?? entry.action ?? '');

const actionsOfContract = {
  invoices: 'Ver facturas',
  'power-change': 'Potencia',
  'iban-change': 'Cuenta de cargo',
  'notification-address': 'Dirección de envío',
  'invoice-delivery': 'Cómo recibe las facturas',
  'electronic-notification': 'Notificación electrónica',
  'sips-opt-out': 'Datos del suministro',
  claim: 'Reclamar',
  withdrawal: 'Desistir',
};

/** By what people know the entries of each list in the options of a part. */
export const entryWords: Readonly<Record<string, (entry: ListEntry) => Find | undefined>> = {
  'contracts-list.columns': head({
    ...{ home: 'Vivienda', state: 'Estado', payment: 'Pagos', actions: 'Acciones' },
  }),
  'invoices-list.columns': head({
    ...{ date: 'Emitida', period: 'Periodo', home: 'Vivienda', energy: 'Energía' },
    ...{ amount: 'Importe', state: 'Estado', actions: 'Acciones' },
  }),
  'joint-invoices-list.columns': head({
    ...{ number: 'Número', date: 'Emitida', address: 'Dirección', amount: 'Importe' },
    actions: 'Acciones',
  }),
  'requests-list.columns': head({ title: 'Asunto', state: 'Estado', number: 'Número' }),
  'communications-list.columns': head({
    ...{ what: 'Qué', kind: 'Tipo', channel: 'Cómo', date: 'Fecha', actions: 'Documento' },
  }),
  // A row offers one of them, by what was sent; the newest is an answer.
  'communications-list.actions': each(
    { download: /^Descargar/, read: /^Leer/, notice: /^Ver qué cambia/ },
    control,
  ),
  'contract-actions.actions': each(actionsOfContract, control),
  'profile-links.links': each(
    {
      ...{ 'password-change': 'Cambiar la contraseña', newsletter: 'Boletines' },
      requests: 'Sus solicitudes',
    },
    control,
  ),
  'useful-pages.routes': each(
    {
      ...{ invoices: 'Facturas', contracts: 'Contratos', requests: 'Solicitudes' },
      ...{ profile: 'Su perfil', 'customer-service': 'Atención al cliente' },
    },
    control,
  ),
  'contract-answers.answers': each({ power: 'Potencia contratada', payment: 'Pagos' }, words('h3')),
  'contract-contact.ways': each(
    {
      ...{ address: 'Dirección de envío', email: 'Correo electrónico', mobile: 'Móvil' },
      ...{ delivery: 'Envío de facturas', notification: 'Notificación electrónica' },
    },
    words('h3'),
  ),
  'contract-data.facts': each(
    {
      ...{ number: 'Número de contrato', owner: 'Titular', vat: 'NIF', product: 'Tarifa' },
      ...{ tariff: 'Peaje de acceso', 'sign-date': 'Fecha de firma' },
      ...{ 'fiscal-name': 'Facturas a nombre de', 'fiscal-address': 'Domicilio fiscal' },
    },
    words('dt'),
  ),
  'contract-supply.facts': each(
    {
      ...{ cups: 'CUPS', address: 'Dirección', 'cadastral-reference': 'Referencia catastral' },
      ...{ pressure: 'Presión', flow: 'Caudal', distributor: 'Distribuidora' },
      'distributor-phone': 'Teléfono de averías',
      'distributor-reference': 'Referencia de la distribuidora',
    },
    words('dt'),
  ),
  'profile-person.facts': each(
    { name: 'Nombre', vat: 'NIF', mobile: 'Móvil', email: 'Correo electrónico' },
    words('dt'),
  ),
  'wizard-next.steps': each(
    {
      ...{ contract: /^Revisamos sus datos/, sign: /^Usted lo firma/, start: /^Tramitamos/ },
      account: /^Desde ese día/,
    },
    line,
  ),
  'wizard-ways.ways': each(waysOn, control),
  'comparison-answer.actions': each(
    {
      ...{ contract: 'Contratar', print: 'Imprimir', sheet: 'Descargar la hoja' },
      share: 'Compartir',
    },
    control,
  ),
  'comparison-lines.blocks': (entry) =>
    entry === 'how' ? howCompared : entry === 'lines' ? card('De qué se compone') : undefined,
  'comparison-assumptions.facts': each(
    {
      ...{ retailer: 'Su comercializadora', tariff: 'Peaje de acceso', power: 'Potencia' },
      ...{ consumption: 'Consumo', dates: 'Factura', paid: 'Lo que pagó' },
    },
    words('dt'),
  ),
};

/** By what people know what a row offers. */
export const rowWords: Readonly<Record<string, (entry: ListEntry) => Find | undefined>> = {
  'contracts-list.actions': each({ pay: /^Pagar/, invoices: /^Facturas/ }, control),
  'invoices-list.actions': (entry) =>
    entry === 'pay' ? control(/^Pagar/) : labelled(/^(Documentos|Descargar)/),
  'joint-invoices-list.actions': () => (scope) =>
    within(scope).queryAllByRole('button', { name: /^(Documentos|Descargar)/ }),
};
