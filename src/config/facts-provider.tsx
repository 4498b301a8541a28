import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { today } from './clock.ts';
import { firstFailing } from './conditions.ts';
import type { Configuration, Facts, Settings } from './configuration-types.ts';
import { dayNumber, factsOf, type SessionFacts } from './facts.ts';
import { useHour } from './use-hour.ts';

interface FactsContextValue {
  configuration: Configuration;
  facts: Facts;
}

type Subject = Readonly<Record<string, unknown>>;

const noSubject: Subject = {};

const FactsContext = createContext<FactsContextValue | null>(null);

interface FactsProviderProps {
  configuration: Configuration;
  settings: Settings;
  flags: Record<string, boolean>;
  session: SessionFacts;
  children: ReactNode;
}

/** Provides the page with its configuration and its facts. */
export function FactsProvider(props: FactsProviderProps) {
  const { configuration, settings, flags, session, children } = props;
  // Midnight makes it another day.
  useHour();
  const day = dayNumber(today());
  const known = useMemo(
    () => ({ configuration, facts: factsOf(settings, flags, { today: day, ...session }) }),
    [configuration, settings, flags, session, day],
  );
  return <FactsContext value={known}>{children}</FactsContext>;
}

function useFactsContext(): FactsContextValue {
  const known = useContext(FactsContext);
  if (!known) throw new Error('There is no FactsProvider around this');
  return known;
}

/** The published configuration. */
export function useConfiguration(): Configuration {
  return useFactsContext().configuration;
}

/** The facts, about a subject (`{ contract }`) if one is given; the same object while nothing in them changed. */
export function useFacts(subject: Subject = noSubject): Facts {
  const { facts } = useFactsContext();
  // Callers pass an object literal, so subjects are compared by their members.
  const [previous, setPrevious] = useState(subject);
  const current = sameMembers(previous, subject) ? previous : subject;
  if (current !== previous) setPrevious(current);
  return useMemo(() => ({ ...facts, subject: { ...current } }), [facts, current]);
}

function sameMembers(a: Subject, b: Subject): boolean {
  const kinds = Object.keys(a);
  return kinds.length === Object.keys(b).length && kinds.every((kind) => a[kind] === b[kind]);
}

/** Returns a function that gives the name of a language in itself, `Català`; of one without texts its code. */
export function useLanguageName(): (code: string) => string {
  const { languageNames = {} } = useConfiguration().manifest;
  return (code) => languageNames[code] ?? code;
}

/** Returns a function for the name of the first condition that fails, or null when all hold. */
export function useFailingCondition(
  subject?: Subject,
): (names: readonly string[] | undefined) => string | null {
  const configuration = useConfiguration();
  const facts = useFacts(subject);
  return useCallback((names) => firstFailing(names, facts, configuration), [facts, configuration]);
}
