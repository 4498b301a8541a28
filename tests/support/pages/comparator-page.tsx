import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeAll } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import paths from '#locales/es-ES/routes.json' with { type: 'json' };
import { loadParts } from '#parts/page-parts.ts';
import { ComparatorScreen } from '#screens/tools/comparison/comparator-screen.tsx';
import { GasComparatorScreen } from '#screens/tools/comparison/gas-comparator-screen.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';
import { showForms } from './form-page.tsx';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  // The code of a result takes its time to load.
  await Promise.all([
    import('#screens/tools/comparison/comparison-result.tsx'),
    loadParts(configuration.manifest.screens?.comparator ?? { areas: {} }),
  ]);
});

export const comparatorPaths = { electricity: paths.comparator, gas: paths['gas-comparator'] };

interface Changed {
  comparator?: Partial<Settings['comparator']>;
  language?: string;
  /** Areas of the document of the comparator of gas. */
  areas?: ScreenDocument['areas'];
}

/** Shows a comparator to a visitor, with some of its settings changed. */
export function showComparator(
  address: string,
  { comparator = {}, language = 'es-ES', areas }: Changed = {},
) {
  const usual = configuration.manifest.settings.comparator;
  return showForms({
    configuration: areas ? withAreas(configuration, 'gas-comparator', areas) : configuration,
    address,
    language,
    settings: { comparator: { ...usual, ...comparator } },
    session: { signedIn: false },
    children: (
      <>
        <Link to={paths.contact}>Otra página</Link>
        <Link to={address}>El comparador</Link>
        <Routes>
          <Route path={paths.comparator} element={<ComparatorScreen />} />
          <Route path={paths['gas-comparator']} element={<GasComparatorScreen />} />
        </Routes>
      </>
    ),
  });
}

export const COMPARE = 'Comparar la factura';

const DAY_MS = 24 * 3600 * 1000;

/** An ISO day so many days before today. */
export const daysAgo = (days: number): string =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** An ISO day as it is typed. */
export const typedDay = (day: string): string => day.split('-').reverse().join('/');

export const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

/** Types into a field and leaves it. */
export async function write(label: string, text: string): Promise<void> {
  const input = await field(label);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
}

/** Chooses an entry of a list once it is there. */
export async function choose(label: string, entry: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: new RegExp(`^${label}`) });
  await userEvent.selectOptions(select, await within(select).findByRole('option', { name: entry }));
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** A bill of electricity of a home, consent included. */
export async function fillInBill({
  cups,
  first = 39,
  last = 10,
}: {
  cups: string;
  first?: number;
  last?: number;
}) {
  await write('CUPS', cups);
  await choose('Su comercializadora', 'Candil Energía');
  await write('Potencia P1', '4,6');
  await waitFor(async () => {
    const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Peaje/ });
    if (select.value !== '1') throw new Error('No access tariff yet');
  });
  await write('Primer día', typedDay(daysAgo(first)));
  await write('Último día', typedDay(daysAgo(last)));
  await write('Total de la factura', '74');
  await write('Consumo P1', '62');
  await write('Consumo P2', '58');
  await write('Consumo P3', '110');
  await userEvent.click(screen.getByRole('checkbox', { name: /Acepto que usen/ }));
}

/** A bill of gas of a home. */
export async function fillInGasBill({ cups }: { cups: string }) {
  await write('CUPS', cups);
  await choose('Su comercializadora', 'Candil Energía');
  await choose('Peaje', 'RL.2');
  await write('Primer día', typedDay(daysAgo(39)));
  await write('Último día', typedDay(daysAgo(10)));
  await write('Consumo', '840');
  await write('Total de la factura', '79');
}

/** Who wants to be called. */
export async function fillInContact(): Promise<void> {
  await write('Nombre', 'Laura');
  await write('Primer apellido', 'Ferrer');
  await write('Correo', 'laura.ferrer@example.com');
  await write('Teléfono', '600 00 00 41');
  await choose('¿Cuándo prefiere', 'De 15 a 19\u00a0h');
  await userEvent.click(screen.getByRole('checkbox', { name: /para llamarme/ }));
}
