import { describe, expect, it } from 'vitest';
import { startDays } from '#domain/contract/supply-start.ts';
import portal from '#schemas/portal.json' with { type: 'json' };
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import { leadClient } from './lead-client.ts';
import { leadSteps, someDni, withField } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, sendAll, storedLead } = leadClient(sandbox);

const summarise = (lead: string, body: Record<string, unknown> = {}) =>
  sandbox.api(`/v1/leads/${lead}/summary`, { body });
const documentOf = (lead: string, summary: string) =>
  sandbox.api(`/v1/leads/${lead}/summary/${summary}`);
const mailsTo = async (address: string) =>
  (await sandbox.control(`/mail?to=${address}`)).body.mails;

/** The steps before the confirmation, of a person of their own who reads letters in a language. */
function stepsIn(
  language: string,
  { email, gas = false, vat = someDni() }: { email: string; gas?: boolean; vat?: string },
) {
  const [place, person, contract, payment, accepted] = leadSteps({ gas, vat });
  const own = withField(withField(person, 'commsLanguage', language), 'owner_address.email', email);
  return [place, own, contract, payment, accepted] as const;
}

describe('the summary of a contract', () => {
  it.each([
    [
      'es_ES',
      'Resumen de su contrato',
      'Penalización: como máximo el 5 % del precio',
      'Tiene 14 días naturales',
    ],
    [
      'ca_ES',
      'Resum del seu contracte',
      'Penalització: com a màxim el 5 % del preu',
      'Té 14 dies naturals',
    ],
  ])(
    'in %s says before the order what is contracted, both supplies in one document',
    async (language, title, penalty, withdrawal) => {
      const email = `resumen-${language.toLowerCase()}-${someDni().toLowerCase()}@example.com`;
      const vat = someDni();
      const light = stepsIn(language, { email, vat });
      const electricity = await sendAll(light.slice(0, 4));
      const heat = stepsIn(language, { email, vat, gas: true });
      const contract = { ...heat[2], electricityLeadId: electricity.lead_id };
      const gas = await sendAll([heat[0], heat[1], contract, heat[3]], { kind: 'gas' });
      const wanted = { with_lead_id: gas.lead_id, start: 'after_withdrawal' };
      const made = await summarise(electricity.lead_id, wanted);
      expect(made.status, made.text).toBe(200);
      const { id } = made.body.data.result;
      expect((await summarise(electricity.lead_id, wanted)).body.data.result.id).toBe(id);

      const text = pdfText((await documentOf(electricity.lead_id, id)).bytes);
      const { legalName, vat: nif, address, freePhone, disputes } = portal.organization;
      const [one, two] = [await storedLead(electricity.lead_id), await storedLead(gas.lead_id)];
      for (const said of [
        ...[title, legalName, nif, address, freePhone, disputes[0]?.name, penalty, withdrawal],
        ...['Luz Clara', one.fields.cups.name, 'P1 0,16857, P2 0,12168, P3 0,09432 €/kWh'],
        ...['Gas Claro', two.fields.cups.name, vat],
      ])
        expect(text).toContain(said);

      const order = { ...light[4], start: 'after_withdrawal', summary_id: id };
      for (const [kind, lead_id] of [
        ['electricity', electricity.lead_id],
        ['gas', gas.lead_id],
      ] as const)
        expect((await send(5, order, { kind, lead_id })).body.status).toBe('OK');
      const withSummary = (await mailsTo(email)).filter(
        ({ attachments }: { attachments: { name: string }[] }) =>
          attachments.some(({ name }) => name.startsWith('resum')),
      );
      expect(withSummary, 'once for both').toHaveLength(1);
      const sent = Buffer.from(withSummary[0].attachments[0].content, 'base64');
      expect(pdfText(sent), 'what was shown is what was sent').toBe(text);
      expect((await storedLead(gas.lead_id)).fields.summary_id).toBe(id);
    },
  );

  it('of a product that follows the market says what a cheap and a dear month cost', async () => {
    const [place, person, contract, payment] = stepsIn('es_ES', { email: 'mercado@example.com' });
    const market = { ...contract, tarifa: 6, market_price_accepted: true };
    const { lead_id } = await sendAll([place, person, market, payment]);
    const made = await summarise(lead_id);
    expect(made.status, made.text).toBe(200);
    const text = pdfText((await documentOf(lead_id, made.body.data.result.id)).bytes);
    expect(text).toContain('Luz a Mercado');
    const [, low = '0', high = '0'] =
      /unos (\d+)\s€ a (\d+)\s€ \(según el mercado del último año\)/.exec(text) ?? [];
    expect(Number(low)).toBeGreaterThan(0);
    expect(Number(high)).toBeGreaterThan(Number(low));
  });

  it('is another one for another start, and for who was shown none it is made with the order', async () => {
    const email = `otro-${someDni().toLowerCase()}@example.com`;
    const steps = stepsIn('es_ES', { email });
    const { lead_id } = await sendAll(steps.slice(0, 4));
    const soon = (await summarise(lead_id, { start: 'soon' })).body.data.result.id;
    const later = (await summarise(lead_id, { start: 'after_withdrawal' })).body.data.result.id;
    expect(later).not.toBe(soon);
    await send(5, { ...steps[4], start: 'soon', summary_id: later }, { lead_id });
    expect((await storedLead(lead_id)).fields.summary_id).toBe(soon);
  });

  it.each([
    [true, 'Solo falta su firma'],
    [false, 'Hemos recibido su solicitud'],
  ])(
    'where a signature is needed (%s), the whole contract comes with «%s»',
    async (signature, subject) => {
      const email = `contrato-${someDni().toLowerCase()}@example.com`;
      const { token } = await sandbox.freshCustomer({ settings: { contractation: { signature } } });
      await sendAll([...stepsIn('es_ES', { email })], { token });
      type Sent = { subject: string; attachments: { name: string }[] };
      const withContract = ((await mailsTo(email)) as Sent[]).filter(({ attachments }) =>
        attachments.some(({ name }) => name.startsWith('contrato')),
      );
      expect(withContract.map((mail) => mail.subject)).toEqual([expect.stringContaining(subject)]);
    },
  );

  it('needs the steps before it, and is no one else’s', async () => {
    const { token } = await sandbox.freshCustomer();
    const { lead_id } = await sendAll(leadSteps().slice(0, 2), { token });
    expect((await summarise(lead_id)).status).toBe(404);
    const visitors = await sendAll(leadSteps().slice(0, 2));
    expect((await summarise(visitors.lead_id)).body.message).toBe('lead_incomplete');
  });
});

describe('the day on which the supply starts', () => {
  it('is one on which it can: not before ten working days, not too far ahead', async () => {
    const steps = leadSteps();
    const { lead_id } = await sendAll(steps.slice(0, 4));
    const { firstDay, lastDay } = startDays(new Date().toISOString().slice(0, 10), {
      workingDays: 10,
      latestDays: 90,
    });
    const dayBefore = new Date(Date.parse(firstDay) - 86_400_000).toISOString().slice(0, 10);
    const ordered = (start_date?: string) =>
      send(5, { ...steps[4], start: 'date', start_date }, { lead_id });
    expect((await ordered()).body.errors).toEqual({ start_date: ['required'] });
    expect((await ordered(dayBefore)).body.errors).toEqual({ start_date: ['too_low'] });
    expect((await ordered('2199-01-01')).body.errors).toEqual({ start_date: ['too_high'] });
    expect((await ordered(lastDay)).body.status).toBe('OK');
    expect((await storedLead(lead_id)).fields).toMatchObject({
      start: 'date',
      start_date: lastDay,
    });
  });
});

describe('the contract at hand', () => {
  it('has the price, the terms and the start that were ordered, as its document does', async () => {
    const { token } = await sandbox.freshCustomer();
    const steps = stepsIn('es_ES', { email: `en-mano-${someDni().toLowerCase()}@example.com` });
    const order = { ...steps[4], start: 'soon' };
    const { lead_id } = await sendAll([...steps.slice(0, 4), order], { token });
    const { contract } = await storedLead(lead_id);
    const { terms, mandate } = (await sandbox.api(`/v2/contracts/${contract}`, { token })).body
      .data;
    expect(terms).toMatchObject({
      ...{ price: 'fixed', months: 12, penalty_percent: 0, cnae: '9820', start: 'soon' },
      renewal_date: null,
      prices: { energy: [{ period: 'P1', price: 0.16857 }, {}, {}] },
    });
    const { bytes } = await sandbox.api(`/v1/contracts/${contract}/pdf/`, { token });
    for (const said of [
      'P1 0,16857, P2 0,12168, P3 0,09432 €/kWh',
      'Duración: 12 meses',
      mandate.reference,
    ])
      expect(pdfText(bytes)).toContain(said);
  });

  it('of a running contract names its next renewal', async () => {
    const { token, ...customer } = await sandbox.freshCustomer();
    const name = contractOf(customer as never, 'active');
    const { terms, sign_date } = (await sandbox.api(`/v2/contracts/${name}`, { token })).body.data;
    const today = new Date().toISOString().slice(0, 10);
    expect(terms.renewal_date > today).toBe(true);
    expect(terms.renewal_date.slice(5)).toBe(sign_date.slice(5));
  });
});
