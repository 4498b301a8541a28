import { remainder } from '#domain/identifiers/canonical-code.ts';
import { madeUpCups, madeUpDni } from '#sandbox/seed/people/made-up-identifiers.ts';
import { createRandom } from '#sandbox/seed/random.ts';

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** The same in every run; tests that share a server, in workers of their own, differ. */
const random = createRandom(20_261_121 + Number(process.env.TEST_WORKER_INDEX ?? 0));
const file = (name: string) => ({ name, content: 'data:application/pdf;base64,JVBERi0xLjQK' });

/** A valid CUPS that no customer has, of the kind of these two digits; without them that of an ordinary home. */
export function someCups(kind?: string): string {
  if (!kind) return madeUpCups(random);
  const digits = `09990000${kind}${String(random.below(1e6)).padStart(6, '0')}`;
  const rest = remainder(digits, 529);
  return `ES${digits}${LETTERS[Math.floor(rest / 23)]}${LETTERS[rest % 23]}0F`;
}

/** A valid DNI that is not a customer's. */
export const someDni = () => madeUpDni(1_000_000 + random.below(8_000_000));

type Form = Record<string, unknown>;
const address = {
  state: 150,
  municipi: '50297',
  poblacio: 'Zaragoza',
  tv: 1,
  nv: 'de los Almendros',
  pnp: '14',
  bq: '',
  es: '',
  pt: '2',
  pu: 'B',
  dp: '50001',
  aclarador: '',
  ref_catastral: null,
};

/** FormConfirm of each step, from step 1 on, of a person without a special fate. */
export function leadSteps({
  vat = someDni(),
  cups = someCups(),
  gas = false,
}: {
  vat?: string;
  cups?: string;
  gas?: boolean;
} = {}): [Form, Form, Form, Form, Form] {
  const invoice = [file('factura.pdf')];
  return [
    {
      allow_contact: true,
      activeContract: true,
      cups: { name: cups, ...address },
      cnae: { cnae: 986, vivienda: 'habitual' },
      comerOrigin: gas ? 203 : 3,
      ...(gas ? {} : { invoice }),
    },
    {
      owner: {
        type: 'F',
        vat,
        name: 'Ana',
        surName1: 'Pérez',
        surName2: 'Gil',
        changeOwner: false,
      },
      owner_address: { different_address: false, mobile: '+34600000009', email: 'ana@example.com' },
      cif: [],
      commsLanguage: 'ca_ES',
      nif_faceup: file('dni.pdf'),
      nif_facedown: null,
    },
    gas
      ? { invoice, tarifa: 51, tarifaATR: 12 }
      : {
          power: 4.6,
          power2: 4.6,
          power3: 0,
          power4: 0,
          power5: 0,
          power6: 0,
          promotional_code: ['LLUERNA10'],
          tarifa: 1,
          tarifaATR: 1,
          selfconsCode: '00',
          selfcons_attach: [],
        },
    { bank: { iban: 'ES9121000418450200051332', owner_is_bank_owner: true } },
    { accept_gdpr: true, accept_ov_conditions: true, activate_publicity: false, confirm: true },
  ];
}

/** A step with one field of an object in it set to something else: `withField(step, 'owner.vat', 'X')`. */
export function withField(step: Form, path: string, value: unknown): Form {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return { ...step, [first]: value };
  return { ...step, [first]: withField((step[first] ?? {}) as Form, rest.join('.'), value) };
}
