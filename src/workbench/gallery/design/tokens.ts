import { useSyncExternalStore } from 'react';
import { contrast, type Rgb } from '#domain/brand/brand-colors.ts';

/** A custom property of the style sheets, by its value now. */
export interface Token {
  name: string;
  value: string;
  /** Of a colour: its value as `#0b5d52`, and how well it is seen; null for a size, a shadow, a time. */
  colour: { hex: string; contrast: number; against: string } | null;
}

/** Colours closer than this to the surface are grounds: what counts is how well ink is seen on them. */
const GROUND_CONTRAST = 1.5;

const isRule = (rule: CSSRule): rule is CSSStyleRule => 'selectorText' in rule;

/** Names of the properties that the style sheets set for the whole page; those of Bootstrap and of the build are no tokens. */
function tokenNames(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].filter(isRule));
  const names = rules
    .filter(({ selectorText }) => selectorText === ':root')
    .flatMap(({ style }) => [...style])
    .filter((name) => /^--(?!bs-|lightningcss-)/.test(name));
  return [...new Set(names)];
}

/** Returns what gives the colour of a value in sRGB over another one; null for what is no colour. */
function colourReader(): (value: string, over?: string) => Rgb | null {
  const probe = document.createElement('span');
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (value, over) => {
    probe.style.color = '';
    probe.style.color = value;
    if (!context || probe.style.color === '') return null;
    for (const fill of over ? [over, value] : [value]) {
      context.fillStyle = fill;
      context.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  };
}

const hexOf = (rgb: Rgb) => `#${rgb.map((one) => one.toString(16).padStart(2, '0')).join('')}`;

function readTokens(): Token[] {
  const style = getComputedStyle(document.documentElement);
  const names = tokenNames();
  const computed = (name: string) => style.getPropertyValue(name).trim();
  const read = colourReader();
  const surface = computed('--surface');
  const colourOf = (name: string) => read(computed(name), surface);
  const under = colourOf('--surface');
  const isGround = (name: string) => {
    const own = !name.startsWith('--on-') && colourOf(name);
    return Boolean(own && under && contrast(own, under) < GROUND_CONTRAST);
  };
  /** `--on-brand` is seen on `--brand`, `--danger` on `--danger-soft`, other inks on the surface, and ink on grounds. */
  const otherOf = (name: string) => {
    if (isGround(name)) return '--ink';
    if (name.startsWith('--on-')) return name.replace('--on-', '--');
    return isGround(`${name}-soft`) ? `${name}-soft` : '--surface';
  };
  const seen = (name: string): Token['colour'] => {
    const own = colourOf(name);
    if (!own || !under) return null;
    const against = otherOf(name);
    return { hex: hexOf(own), contrast: contrast(own, colourOf(against) ?? under), against };
  };
  return names.map((name) => ({ name, value: computed(name), colour: seen(name) }));
}

let current: Token[] = [];

function subscribe(onChange: () => void): () => void {
  const read = () => {
    current = readTokens();
    onChange();
  };
  read();
  const observer = new MutationObserver(read);
  observer.observe(document.documentElement, { attributes: true });
  const media = window.matchMedia?.('(prefers-color-scheme: dark)');
  media?.addEventListener('change', read);
  return () => {
    observer.disconnect();
    media?.removeEventListener('change', read);
  };
}

/** Every token of the design, followed through themes and brands. */
export const useTokens = (): readonly Token[] => useSyncExternalStore(subscribe, () => current);
