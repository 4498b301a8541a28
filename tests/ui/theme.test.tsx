import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, isDark, restoreTheme } from '#ui/layout/theme.ts';
import { useTheme } from '#ui/layout/use-theme.ts';

/** A system that is dark or light, and can change. */
function system(turnedDark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: turnedDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => media);
  return (turnsDark: boolean) => {
    media.matches = turnsDark;
    for (const listener of listeners) listener();
  };
}

function Shown() {
  return <p>{useTheme()}</p>;
}

const shown = () => `${document.querySelector('p')?.textContent} ${isDark() ? 'dark' : 'light'}`;

const attribute = () => document.documentElement.getAttribute('data-bs-theme');
const bars = () => [...document.querySelectorAll('meta')].map((meta) => meta.media);

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" data-theme="light"><meta name="theme-color" data-theme="dark">';
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('follows the system until the user chooses a theme, and after the choice is reset', () => {
  const turn = system(true);
  restoreTheme();
  render(<Shown />);
  expect(attribute()).toBeNull();
  expect(shown()).toBe('system dark');
  act(() => turn(false));
  expect(shown()).toBe('system light');
  act(() => chooseTheme('dark'));
  expect(shown()).toBe('dark dark');
  expect(attribute()).toBe('dark');
  expect(bars()).toEqual(['not all', 'all']);
  act(() => chooseTheme('system'));
  expect(shown()).toBe('system light');
  expect(bars()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
});

it('a choice is there on the next visit, and in the other tabs', () => {
  chooseTheme('light');
  document.documentElement.removeAttribute('data-bs-theme');
  restoreTheme();
  expect(attribute()).toBe('light');
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(attribute()).toBe('dark');
});

it('what is stored and no theme counts for nothing', () => {
  localStorage.setItem('theme', 'purple');
  restoreTheme();
  expect(attribute()).toBeNull();
});

it('where nothing can be stored the page changes all the same', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  chooseTheme('dark');
  expect(attribute()).toBe('dark');
});
