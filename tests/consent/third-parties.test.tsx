import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FactsProvider } from '#config/facts-provider.tsx';
import { reportUnder } from '#config/report.ts';
import { ChatFailure } from '#consent/chat-failure.tsx';
import { failedScripts, loadThirdParty } from '#consent/third-parties.ts';
import type { ConsentedScript } from '#domain/settings/settings-types.ts';
import { startTexts } from '#i18n/i18n.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration();
  startTexts('es-ES', await configuration.loadTexts('es-ES'));
});

let number = 0;
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  number += 1;
  reportUnder('test');
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Each test loads its own script, as a loaded script remains. */
function load(more: Partial<ConsentedScript> = {}) {
  const id = `script-${number}`;
  const src = `https://cdn.example/${id}.js`;
  loadThirdParty({ id, src, category: 'statistics', provider: 'Example', months: 1, ...more });
  const [element, ...others] = document.querySelectorAll<HTMLScriptElement>(`[src="${src}"]`);
  if (!element) throw new Error('it was not loaded');
  expect(others).toEqual([]);
  const hasFailed = () => failedScripts().some((script) => script.id === id);
  return { id, src, element, hasFailed };
}

const thrownBy = (filename: string) =>
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'boom' }));

describe('a script of others', () => {
  it('is loaded once, and only as it was published where it has a hash', () => {
    const integrity = `sha384-${'A'.repeat(64)}`;
    const { element } = load({ integrity });
    expect(element.integrity).toBe(integrity);
    expect(element.crossOrigin).toBe('anonymous');
    expect(load({ integrity }).element).toBe(element);
  });

  it('that comes harms nothing later, whatever it throws then', () => {
    const { src, element, hasFailed } = load();
    element.dispatchEvent(new Event('load'));
    thrownBy(src);
    vi.advanceTimersByTime(60_000);
    expect(hasFailed()).toBe(false);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each<[string, (script: ReturnType<typeof load>) => void]>([
    ['cannot be loaded', ({ element }) => element.dispatchEvent(new Event('error'))],
    [
      'throws while it starts',
      ({ src, element }) => {
        thrownBy(src);
        element.dispatchEvent(new Event('load'));
      },
    ],
    ['takes more than ten seconds', () => vi.advanceTimersByTime(10_001)],
  ])('that %s has failed, which is reported', (_, fail) => {
    const script = load();
    fail(script);
    expect(script.hasFailed()).toBe(true);
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('that is slow and comes after all has not failed', () => {
    const { element, hasFailed } = load();
    vi.advanceTimersByTime(10_001);
    element.dispatchEvent(new Event('load'));
    expect(hasFailed()).toBe(false);
  });

  it('does not take errors of the portal upon itself', () => {
    const { hasFailed } = load();
    thrownBy('https://portal.example/assets/main.js');
    expect(hasFailed()).toBe(false);
  });
});

it('a blocker is named where there is one, and only once the chat failed', () => {
  const { settings } = configuration.manifest;
  const session = { signedIn: false, readOnly: false, newCustomer: false, language: 'es-ES' };
  const blocker = document.head.appendChild(document.createElement('style'));
  blocker.textContent = '.adsbox { display: none }';
  render(
    <FactsProvider configuration={configuration} settings={settings} flags={{}} session={session}>
      <ChatFailure />
    </FactsProvider>,
  );
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void load({ chat: true }).element.dispatchEvent(new Event('error')));
  expect(screen.getByRole('status').textContent).toMatch(/^No hemos podido abrir el chat. Vuelva/);
  act(() => void vi.advanceTimersByTime(500));
  expect(screen.getByRole('status').textContent).toMatch(/Puede que lo impida un bloqueador/);
  blocker.remove();
});
