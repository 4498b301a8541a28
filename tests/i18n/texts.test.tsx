import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactElement, useMemo } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { addFormTexts, addTexts, i18n, startTexts } from '#i18n/i18n.ts';
import { setTextValues, type TextValues, useTexts } from '#i18n/texts.ts';
import catalan from '#locales/ca-ES/form-engine.json' with { type: 'json' };
import catalanFrame from '#locales/ca-ES/frame.json' with { type: 'json' };
import spanish from '#locales/es-ES/form-engine.json' with { type: 'json' };
import spanishFrame from '#locales/es-ES/frame.json' with { type: 'json' };

addTexts('ca-ES', { 'form-engine': catalan, frame: catalanFrame });
startTexts('es-ES', { 'form-engine': spanish, frame: spanishFrame });

const show = (language: string) => act(() => void i18n.changeLanguage(language));

afterEach(async () => {
  cleanup();
  setTextValues({});
  await show('es-ES');
});

/** Remembers its text as long as `t` stays the same, as hooks of the forms do. */
function Text({ name, values }: { name: string; values?: TextValues }): ReactElement {
  const { t, optional } = useTexts();
  const text = useMemo(() => t(name, values), [t, name, values]);
  return (
    <>
      <p>{text}</p>
      <p>{optional(name, values) ?? 'no text'}</p>
    </>
  );
}

const seen = () => screen.getAllByRole('paragraph').map((line) => line.textContent);
const shown = (name: string, values?: TextValues) => {
  const page = render(<Text name={name} {...(values && { values })} />);
  const [text, optional] = seen();
  page.unmount();
  return { text, optional };
};

describe.each([
  ['es-ES', '1 opción', '2 opciones', '0 opciones'],
  ['ca-ES', '1 opció', '2 opcions', '0 opcions'],
])('a count in %s', (language, one, two, none) => {
  it('chooses the plural form', async () => {
    await show(language);
    const matches = (count: number) => shown('form-engine.combobox.matches', { count });
    expect(matches(1)).toEqual({ text: one, optional: one });
    expect(matches(2)).toEqual({ text: two, optional: two });
    expect(matches(0)).toEqual({ text: none, optional: none });
  });
});

describe('the texts on a page', () => {
  it('follow the language', async () => {
    render(<Text name="frame.navigation" />);
    expect(seen()).toEqual([spanishFrame.navigation, spanishFrame.navigation]);
    await show('ca-ES');
    expect(seen()).toEqual([catalanFrame.navigation, catalanFrame.navigation]);
  });

  it('follow other texts of the language', () => {
    render(<Text name="forms.iban-change.title" />);
    expect(seen()).toEqual(['title', 'no text']);
    act(() => addFormTexts('es-ES', 'iban-change', { title: 'Cambiar la cuenta' }));
    expect(seen()).toEqual(['Cambiar la cuenta', 'Cambiar la cuenta']);
  });

  it('follow texts that replace theirs', () => {
    render(<Text name="trial-area.title" />);
    act(() => addTexts('es-ES', { 'trial-area': { title: 'Antes' } }));
    act(() => addTexts('es-ES', { 'trial-area': { title: 'Ahora' } }));
    expect(seen()).toEqual(['Ahora', 'Ahora']);
    act(() => addFormTexts('es-ES', 'trial-form', { title: 'Antes' }));
    cleanup();
    render(<Text name="forms.trial-form.title" />);
    act(() => addFormTexts('es-ES', 'trial-form', { title: 'Ahora' }));
    expect(seen()).toEqual(['Ahora', 'Ahora']);
  });

  it('do not re-render their readers for other texts, which none of them lacks', () => {
    let renders = 0;
    function Counted(): ReactElement {
      renders++;
      return <p>{useTexts().t('frame.navigation')}</p>;
    }
    render(<Counted />);
    act(() => addTexts('es-ES', { 'another-area': { title: 'Otra parte' } }));
    act(() => addFormTexts('es-ES', 'another-form', { title: 'Otro formulario' }));
    expect(renders).toBe(1);
    expect(seen()).toEqual([spanishFrame.navigation]);
  });

  it('follow the common values', () => {
    render(<Text name="frame.home" />);
    act(() => setTextValues({ brand: 'Energia Clara' }));
    expect(seen()[0]).toBe('Energia Clara, ir al inicio');
    act(() => setTextValues({ brand: 'Otra marca' }));
    expect(seen()[0]).toBe('Otra marca, ir al inicio');
  });
});

describe('values of a text', () => {
  addTexts('es-ES', { trial: { hello: 'Hola, {{name}}.', tree: { leaf: 'hoja' } } });

  it.each([
    ['es-ES', '1000', '100.000'],
    ['ca-ES', '1.000', '100.000'],
  ])(
    'that count are grouped as CLDR does in %s, and years are not',
    async (language, few, many) => {
      addTexts(language, { counted: { found: '{{count}} de {{total}} en {{year}}' } });
      await i18n.changeLanguage(language);
      const values = { count: 1000, total: 100_000, year: 2026 };
      expect(shown('counted.found', values).text).toBe(`${few} de ${many} en 2026`);
      await i18n.changeLanguage('es-ES');
    },
  );

  it('are shown as they are', () => {
    const name = '<b>$t(frame.navigation)</b> & {{brand}} $&';
    expect(shown('trial.hello', { name }).text).toBe(`Hola, ${name}.`);
  });

  it('leave no placeholder when there is none', () => {
    for (const values of [{}, { name: undefined }, { name: null }])
      expect(shown('trial.hello', values).text).toBe('Hola, .');
  });

  it('may have the names of options of i18next', () => {
    const values = { lng: 'ca-ES', context: 'male', defaultValue: 'x', name: 'Laura' };
    expect(shown('trial.hello', values).text).toBe('Hola, Laura.');
  });

  it('may name a format of the language', async () => {
    const text = { from: 'Vale desde el {{start, longDate}}.' };
    addTexts('es-ES', { formatted: text });
    addTexts('ca-ES', { formatted: { from: 'Val des de l’{{start, longDate}}.' } });
    const values = { start: '2026-04-01' };
    expect(shown('formatted.from', values).text).toBe('Vale desde el 1 de abril de 2026.');
    await show('ca-ES');
    expect(shown('formatted.from', values).text).toBe('Val des de l’1 d’abril del 2026.');
  });

  it('may choose the wording; one that there is not is the usual one', () => {
    addTexts('es-ES', { season: { name: 'de {{a}} a {{b}}', name_short: 'en {{a}}' } });
    const season = (context: string) => shown('season.name', { context, a: 'mayo', b: 'junio' });
    expect(season('short').text).toBe('en mayo');
    expect(season('').text).toBe('de mayo a junio');
    expect(season('other').optional).toBe('de mayo a junio');
  });

  it('a tree of texts is no text', () => {
    expect(shown('trial.tree')).toEqual({ text: 'tree', optional: 'no text' });
  });
});
