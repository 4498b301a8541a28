import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { FactsProvider, useFacts, useFailingCondition } from '#config/facts-provider.tsx';

const settings = { languages: { offered: ['es-ES'], default: 'es-ES' } } as unknown as Settings;
const conditions: Record<string, (facts: Facts) => boolean> = {
  'signed-in': ({ session }) => session.signedIn,
  'contract-active': ({ subject }) => (subject.contract as { state?: string })?.state === 'activa',
};
const configuration = {
  holds: (name: string, facts: Facts) => conditions[name]?.(facts) ?? false,
} as Configuration;

function Reason({ state }: { state: string }) {
  const [contract] = useState({ state });
  const failing = useFailingCondition({ contract })(['signed-in', 'contract-active']);
  return <p>{failing ?? 'all hold'}</p>;
}

const page = (signedIn: boolean, state: string) => (
  <FactsProvider
    configuration={configuration}
    settings={settings}
    flags={{}}
    session={{ signedIn }}
  >
    <Reason state={state} key={state} />
  </FactsProvider>
);

test('a page follows the facts while it is open', () => {
  const { rerender } = render(page(false, 'activa'));
  expect(screen.getByText('signed-in')).toBeInstanceOf(HTMLElement);
  rerender(page(true, 'activa'));
  expect(screen.getByText('all hold')).toBeInstanceOf(HTMLElement);
  rerender(page(true, 'baixa'));
  expect(screen.getByText('contract-active')).toBeInstanceOf(HTMLElement);
});

test('facts remain the same object until a member of the subject changes', () => {
  const seen = new Set<Facts>();
  let change: (contract: object | undefined) => void = () => {};
  let redraw: () => void = () => {};
  function Watcher() {
    const [contract, setContract] = useState<object | undefined>({ id: 1 });
    const [, setCount] = useState(0);
    change = setContract;
    redraw = () => setCount((count) => count + 1);
    seen.add(useFacts(contract ? { contract } : undefined));
    return null;
  }
  render(
    <FactsProvider configuration={configuration} settings={settings} flags={{}} session={{}}>
      <Watcher />
    </FactsProvider>,
  );
  act(() => redraw());
  expect(seen.size).toBe(1);
  act(() => change({ id: 2 }));
  expect([...seen].at(-1)?.subject).toEqual({ contract: { id: 2 } });
  act(() => change(undefined));
  expect([...seen].at(-1)?.subject).toEqual({});
});

test('a condition about the day holds from midnight on in an open page', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 30, 23, 59, 30) });
  const ofDecember = {
    holds: (_: string, { session }: Facts) => session.today >= 20261201,
  } as unknown as Configuration;
  const Campaign = () => <p>{useFailingCondition()(['december']) ?? 'running'}</p>;
  render(
    <FactsProvider configuration={ofDecember} settings={settings} flags={{}} session={{}}>
      <Campaign />
    </FactsProvider>,
  );
  expect(screen.getByText('december')).toBeInstanceOf(HTMLElement);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('running')).toBeInstanceOf(HTMLElement);
  vi.useRealTimers();
});
