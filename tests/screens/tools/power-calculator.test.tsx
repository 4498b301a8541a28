import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PowerCalculatorScreen } from '#screens/tools/power/power-calculator-screen.tsx';
import { someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { fewOf } from '#tests/support/environment/exhaustive.ts';
import { showTool } from '#tests/support/pages/tools-page.tsx';
import { freshHousehold } from '#tests/support/retailer/fresh-household.ts';
import { recordSent } from '#tests/support/retailer/record-sent.ts';

const household = freshHousehold();
const RESULT = 'Ver el resultado';

const showCalculator = (changed?: Parameters<typeof showTool>[1]) =>
  showTool(<PowerCalculatorScreen />, changed);
const toggle = async (name: string) => userEvent.click(await screen.findByRole('switch', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: RegExp, text: string) => {
  const field = await screen.findByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const needed = () => screen.getByRole('meter').getAttribute('aria-valuetext');
const visit = async (changed?: Parameters<typeof showCalculator>[0]) => {
  await household.retailer.visit();
  return showCalculator(changed);
};

async function describeHome(cups = someCups()) {
  await write(/^Superficie/, '90');
  await write(/^Personas/, '3');
  await write(/^CUPS/, cups);
}
async function leaveContact() {
  await write(/^Nombre/, 'Laura');
  await write(/^Primer apellido/, 'Ferrer');
  await write(/^Correo/, 'laura@example.com');
  await write(/^Teléfono/, '600 00 00 01');
  await userEvent.selectOptions(screen.getByLabelText(/^¿Cuándo/), '15-19h');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Acepto/ }));
  await press('Pedir una llamada');
}

describe('the calculator while one plays', () => {
  it('moves with each appliance, its number and size, with what is used at once, and the m²', async () => {
    await visit();
    await screen.findByText('Marque un aparato para empezar.');
    await toggle('Nevera o congelador');
    expect(needed()).toBe('0,3\u00a0kW de 14,49\u00a0kW');
    screen.getByText(/^Con su CUPS, o con la potencia/);
    for (const [present, said] of fewOf<[string, string]>(2, [
      ['5,75', 'Ahora tiene 5,75 kW: calculamos que paga 148,70 € de más al año.'], // 3.45 x 43.1
      ['2,3', 'Es lo que ya tiene contratado.'],
      [
        '1,15',
        'Ahora tiene 1,15 kW y no le llega: puede quedarse sin luz. Calculamos que subirla cuesta 49,57 € más al año.',
      ],
    ])) {
      await write(/^Potencia contratada/, present);
      await screen.findByText(said);
    }
    await press('Añadir: Nevera o congelador');
    expect(needed()).toContain('0,6\u00a0kW');
    // 1.2 x 0.4, then 2.4 x 0.4.
    await toggle('Termo eléctrico');
    expect(needed()).toContain('1,08\u00a0kW');
    await userEvent.selectOptions(
      screen.getByLabelText('Capacidad: Termo eléctrico'),
      '100 litros',
    );
    expect(needed()).toContain('1,56\u00a0kW');
    screen.getByText('Le conviene contratar 2,3 kW');
    await toggle('Termo eléctrico');
    expect(needed()).toContain('0,6\u00a0kW');
    await press('Quitar: Nevera o congelador');
    const fewer = screen.getByRole('button', { name: 'Quitar: Nevera o congelador' });
    await userEvent.click(fewer);
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(needed()).toContain('0,3\u00a0kW');
    await toggle('Nevera o congelador');

    await toggle('Horno');
    expect(needed()).toContain('0,8\u00a0kW');
    await userEvent.click(screen.getByRole('radio', { name: /^Muchos/ }));
    expect(needed()).toContain('1,2\u00a0kW');
    await toggle('Calefacción central eléctrica');
    screen.getByText('Escriba los m² de su casa para sumar este aparato.');
    expect(needed()).toContain('1,2\u00a0kW');
    await write(/^Superficie/, '90');
    expect(needed()).toContain('2,1\u00a0kW');
  });

  it('is played with the keyboard alone', async () => {
    await visit();
    const fridge = await screen.findByRole('switch', { name: 'Nevera o congelador' });
    fridge.focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(needed()).toContain('0,6\u00a0kW');
  });

  it('says so where no step is enough', async () => {
    await visit({ settings: { powerCalculator: { standardPowers: [0.1, 0.2] } } });
    await toggle('Nevera o congelador');
    screen.getByText(/^Pasa de 0,2 kW/);
    expect(needed()).toBe('más de 0,2\u00a0kW');
  });

  it('keeps the home over a reload and in the other language', async () => {
    const { leave } = await visit();
    await toggle('Radiador eléctrico');
    await press('Añadir: Radiador eléctrico');
    await write(/^Superficie/, '90');
    leave();
    await showCalculator({ language: 'ca-ES' });
    const heater = await screen.findByRole<HTMLInputElement>('switch', {
      name: 'Radiador elèctric',
    });
    expect(heater.checked).toBe(true);
    expect(needed()).toContain('0,96\u00a0kW');
    expect(screen.getByLabelText<HTMLInputElement>(/^Superfície/).value).toBe('90');
  });

  it.each(
    fewOf(2, [
      [[0.25, 0.5], ['0.25']],
      [[0.5], ['0.25', '0.4', '0.6']],
    ]),
  )(
    'offers of the shares %j none that the retailer would refuse',
    async (simultaneity, offered) => {
      await visit({ settings: { powerCalculator: { simultaneity } } });
      const shares = await screen.findAllByRole('radio');
      expect(shares.map((one) => one.getAttribute('value'))).toEqual(offered);
    },
  );
});

describe('the home', () => {
  it('needs an appliance, numbers that suit a home and a valid CUPS, each error in words', async () => {
    await visit();
    const button = await screen.findByRole('button', { name: RESULT });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await toggle('Horno');
    await describeHome();
    for (const [area, people, said] of fewOf<[string, string, string | RegExp]>(2, [
      ['90,5', '3', 'Escriba los metros cuadrados sin decimales, por ejemplo 90.'],
      ['-4', '3', 'Escriba al menos 1 m².'],
      ['0', '3', 'Escriba al menos 1 m².'],
      ['99999', '3', /^Son demasiados metros para una casa: como mucho, 10\.?000 m²/],
      ['grande', '3', 'Escriba los metros cuadrados sin decimales, por ejemplo 90.'],
      ['90', '2,5', 'Escriba un número entero de personas, por ejemplo 3.'],
      ['90', '0', 'Escriba al menos 1 persona.'],
      ['90', '5000', 'Son demasiadas personas para una casa: como mucho, 100.'],
    ])) {
      await write(/^Superficie/, area);
      await write(/^Personas/, people);
      await press(RESULT);
      expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
      expect(screen.queryByText('Su resultado')).toBeNull();
    }
    await describeHome('ES0999000012345678AA');
    await press(RESULT);
    await screen.findAllByText(/^Este CUPS no es correcto/);
    await write(/^CUPS/, '');
    await press(RESULT);
    await screen.findAllByText(/^Escriba el CUPS/);
  });

  it('has the power that the distributor knows', async () => {
    await visit();
    await toggle('Horno');
    await write(/^CUPS/, someCups());
    const present = await screen.findByLabelText<HTMLInputElement>(/^Potencia contratada/);
    await waitFor(() => expect(present.value).not.toBe(''));
    await screen.findByText(new RegExp(`^Ahora tiene ${present.value}|^Es lo que`));
  });

  it.each(
    fewOf(2, [
      [{ kind: 'status', status: 404 }, /^No sabemos qué potencia/],
      [{ kind: 'status', status: 500 }, /^No hemos podido encontrar la potencia/],
      [{ kind: 'body', body: '<h1>502</h1>' }, /^No hemos podido encontrar la potencia/],
    ]),
  )('goes on where the look-up ends in %j', async (fault, said) => {
    await household.retailer.visit();
    await household.retailer.fail({ operationId: 'getCupsConfig', ...fault });
    await showCalculator();
    await toggle('Horno');
    await describeHome();
    await screen.findByText(said);
    await press(RESULT);
    await screen.findByRole('heading', { name: 'Su resultado' });
  });
});

describe('the result', () => {
  it('adds up, takes the focus, and is sent with the contact', async () => {
    await visit();
    const sent = recordSent();
    const cups = someCups();
    await toggle('Horno');
    await toggle('Nevera o congelador');
    await describeHome(cups);
    await press(RESULT);
    const heading = await screen.findByRole('heading', { name: 'Su resultado' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Horno0,8\u00a0kW',
      'Nevera o congelador0,3\u00a0kW',
      'Lo que necesita a la vez1,1\u00a0kW',
    ]);
    await leaveContact();
    const thanks = await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    const [body] = sent;
    expect(body).toEqual({
      name: 'Laura',
      surname1: 'Ferrer',
      email: 'laura@example.com',
      telephone: '600000001',
      contactHours: '15-19h',
      consent: true,
      cups,
      optimalPower: 1.1,
      area: 90,
      numPersones: 3,
      cofSimul: 0.4,
      appliances: expect.any(Array),
    });
    const { appliances } = body as { appliances: { name: string; enabled: boolean }[] };
    expect(appliances).toHaveLength(15);
    expect(appliances.filter(({ enabled }) => enabled)).toEqual([
      { name: 'oven', enabled: true, totalPower: 0.8 },
      { name: 'fridge', enabled: true, totalPower: 0.3 },
    ]);
    await press('Hacer otro cálculo');
    await screen.findByRole('button', { name: RESULT });
  });

  it('is shown again after the way back, and returns to the home with all answers retained', async () => {
    await household.retailer.visit();
    const page = await showTool(
      <>
        <Link to="/otra">Otra página</Link>
        <Routes>
          <Route path="/" element={<PowerCalculatorScreen />} />
        </Routes>
      </>,
    );
    await toggle('Horno');
    await describeHome();
    await press(RESULT);
    await screen.findByRole('heading', { name: 'Su resultado' });
    await userEvent.click(screen.getByRole('link', { name: 'Otra página' }));
    expect(screen.queryByRole('heading', { name: 'Su resultado' })).toBeNull();
    await page.back();
    await screen.findByRole('heading', { name: 'Su resultado' });
    await write(/^Nombre/, 'Laura');
    await press('Cambiar los datos');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^¿Qué aparatos/));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Horno' }).checked).toBe(true);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Personas/)).value).toBe('3');
    await press(RESULT);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Nombre/)).value).toBe('Laura');
  });

  it('waits for the contact where the retailer wants it so', async () => {
    await visit({ settings: { powerCalculator: { resultNeedsContact: true } } });
    await toggle('Horno');
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByText(/\d\s?kW/)).toBeNull();
    await describeHome();
    await press(RESULT);
    await screen.findByText('Déjenos sus datos y verá aquí la potencia que le conviene.');
    expect(screen.queryByRole('meter')).toBeNull();
    await leaveContact();
    await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
    expect(needed()).toContain('0,8\u00a0kW');
  });

  it('keeps everything where the contact fails', async () => {
    await visit();
    await toggle('Horno');
    await describeHome();
    await press(RESULT);
    await screen.findByRole('heading', { name: 'Su resultado' });
    const failing = (fault: object) =>
      household.retailer.fail({ operationId: 'savePowerLead', times: 1, ...fault });
    await failing({ kind: 'status', status: 500 });
    await leaveContact();
    await screen.findByText('No hemos podido enviar sus datos');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Laura');
    await failing({ kind: 'drop-before' });
    await press('Pedir una llamada');
    await screen.findByText('No sabemos si sus datos han llegado');
    expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('Laura');
    await press('Pedir una llamada');
    await screen.findByRole('heading', { name: 'Hemos recibido sus datos' });
  });
});
