import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseTheme, restoreTheme } from '#ui/layout/theme.ts';
import { useIsDark, useTheme } from '#ui/layout/use-theme.ts';

/** A system that is dark or light, and can change. */
function system(isDark: boolean) {
  const listeners = new Set<() => void>();
  const media = {
    matches: isDark,
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
  return <p>{`${useTheme()} ${useIsDark() ? 'dark' : 'light'}`}</p>;
}

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
  expect(screen.getByText('system dark')).toBeTruthy();
  act(() => turn(false));
  expect(screen.getByText('system light')).toBeTruthy();
  act(() => chooseTheme('dark'));
  expect(screen.getByText('dark dark')).toBeTruthy();
  expect(attribute()).toBe('dark');
  expect(bars()).toEqual(['not all', 'all']);
  act(() => chooseTheme('system'));
  expect(screen.getByText('system light')).toBeTruthy();
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
