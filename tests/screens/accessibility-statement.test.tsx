import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Configuration, Settings } from '#config/configuration-types.ts';
import { OpenRoutesContext } from '#config/open-routes.ts';
import { pathPatterns } from '#i18n/paths.ts';
import { AccessibilityScreen } from '#screens/about/accessibility-screen.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
});

afterEach(cleanup);

interface Changed {
  accessibility?: Partial<Settings['accessibility']>;
  session?: Parameters<typeof showForms>[0]['session'];
  language?: string;
}

async function showStatement({ accessibility, session, language = 'es-ES' }: Changed = {}) {
  const usual = configuration.manifest.settings;
  await showForms({
    configuration,
    language,
    address: '/accesibilidad',
    settings: {
      accessibility: { ...usual.accessibility, ...accessibility },
      support: { ...usual.support, answerDays: { ...usual.support.answerDays, usual: 12 } },
    },
    flags: { 'crm.case': true },
    session: session ?? { signedIn: false },
    children: (
      <OpenRoutesContext
        value={(id) => ({ access: 'unprotected', address: pathPatterns(language)[id] ?? null })}
      >
        <AccessibilityScreen />
      </OpenRoutesContext>
    ),
  });
}

const items = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
/** Each reason of what is not accessible, with the first two words of each item. */
const reasons = () =>
  part('Contenido no accesible')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      [...(heading.nextElementSibling?.querySelectorAll('li') ?? [])].map(
        ({ textContent }) => textContent?.split(' ').slice(0, 2).join(' ') ?? '',
      ),
    ]);
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the accessibility statement', () => {
  it('says what the model of Decision (EU) 2018/1523 requires, with the contacts of the retailer', async () => {
    await showStatement();
    screen.getByRole('heading', { level: 1, name: 'Declaración de accesibilidad' });
    part('Nuestro compromiso').getByText(/Ley 11\/2023.*2018\/1523.*1112\/2018/);
    part('Situación de cumplimiento').getByText(/parcialmente.*EN 301549.*WCAG 2\.2, nivel AA/);
    part('El servicio y cómo se usa').getByText(/pagar con tarjeta/);
    // Paying is in the scope of the law: it is no exception.
    expect(reasons()).toEqual([
      ['Por falta de conformidad', ['Algunos documentos', 'Algunas páginas,']],
      ['Por carga desproporcionada', []],
      ['Por estar fuera del ámbito de la ley', ['Documentos en']],
    ]);
    for (const text of items('Contenido no accesible').slice(0, 2))
      expect(text).toMatch(/criterios \d\.\d\.\d/);
    expect(part('Cómo lo comprobamos').getAllByText('23 de noviembre de 2026')).toHaveLength(2);
    const contact = part('¿Ha encontrado una barrera?');
    contact.getByText(/máximo de 12 días hábiles/);
    expect(contact.getByRole('link', { name: '900 000 000' }).getAttribute('href')).toBe(
      'tel:900000000',
    );
    contact.getByRole('link', { name: 'hola@lluerna.example' });
    expect(contact.getByRole('link', { name: 'Escribir un mensaje' }).getAttribute('href')).toBe(
      '/contacto',
    );
    part('Si nuestra respuesta no le convence').getByText(/Oficina de Atención a la Discapacidad/);
  });

  it('claims full conformance only where no exception is known', async () => {
    await showStatement({ accessibility: { conformance: 'full', exceptions: [], outside: [] } });
    part('Situación de cumplimiento').getByText(/plenamente/);
    part('Contenido no accesible').getByText('No conocemos ningún criterio que no se cumpla.');
    expect(part('Contenido no accesible').queryByRole('listitem')).toBeNull();
  });

  it('remains partial with an exception, whatever is claimed', async () => {
    await showStatement({
      language: 'ca-ES',
      accessibility: {
        conformance: 'full',
        exceptions: ['unknown'],
        burden: ['documents'],
        outside: [],
      },
    });
    part('Situació de compliment').getByText(/parcialment/);
    expect(items('Contingut no accessible')).toHaveLength(1);
  });

  it('leads nowhere that is no page, and says nothing of a day that is none', async () => {
    await showStatement({
      accessibility: {
        authority: { name: 'Consum', address: 'Plaça Nova 1, Girona', link: 'javascript:alert(1)' },
        prepared: 'ayer',
        reviewed: '',
      },
    });
    expect(screen.queryByRole('link', { name: /Consum/ })).toBeNull();
    part('Si nuestra respuesta no le convence').getByText(/Plaça Nova 1, Girona/);
    expect(part('Cómo lo comprobamos').queryByRole('definition')).toBeNull();
  });

  it('shows who only looks no form that cannot be sent', async () => {
    await showStatement({ session: { signedIn: true, readOnly: true } });
    expect(screen.queryByRole('link', { name: 'Escribir un mensaje' })).toBeNull();
  });
});
