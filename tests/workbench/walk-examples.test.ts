import { afterEach, expect, it, vi } from 'vitest';
import type { Facts } from '#config/configuration-types.ts';
import { isCups } from '#domain/identifiers/cups.ts';
import { fittingExamples } from '#workbench/preview/places/fitting-examples.ts';
import { freshSupplies } from '#workbench/preview/places/fresh-supplies.ts';

afterEach(() => vi.unstubAllGlobals());

it('each walk has valid supplies of its own, the same one wherever an example names the same', () => {
  const example = {
    cups: 'ES0999123456789012QX0F',
    homes: [{ cups: 'ES0999123456789012QX0F' }],
    name: 'Ana',
  };
  const fresh = freshSupplies();
  const first = fresh(example);
  const cups = String(first.cups);
  expect(isCups(cups)).toBe(true);
  expect(cups).toMatch(/^ES0999123456\d{6}[A-Z]{2}0F$/);
  expect(first).toEqual({ cups, homes: [{ cups }], name: 'Ana' });
  expect(fresh(example)).toEqual(first);
  const others = Array.from({ length: 20 }, () => freshSupplies()(example).cups);
  expect(new Set(others).size).toBeGreaterThan(1);
});

it('the example whose facts are most like those of the person comes first, and none that the form refuses', async () => {
  const examples: Record<string, object> = {
    business: {
      answers: { of: 'business' },
      facts: { session: { signedIn: true }, flags: { a: true } },
    },
    home: { answers: { of: 'home' }, facts: { session: { signedIn: true }, flags: { a: false } } },
    visitor: {
      answers: { of: 'visitor' },
      facts: { session: { signedIn: false }, flags: { a: true } },
    },
  };
  const names = { contact: ['business', 'home', 'invalid-name', 'visitor'] };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(examples[address.split('/').at(-1) ?? ''] ?? names),
  );
  const facts = { session: { signedIn: true }, flags: { a: false } } as unknown as Facts;
  const found = await fittingExamples('contact', facts);
  expect(found.map(({ answers }) => answers.of)).toEqual(['home', 'business', 'visitor']);
});
