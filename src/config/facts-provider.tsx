import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { firstFailing } from './conditions.ts';
import type { Configuration, Facts, Settings } from './configuration-types.ts';
import { factsOf, type SessionFacts } from './facts.ts';

interface Known {
  configuration: Configuration;
  facts: Facts;
}

type Subject = Readonly<Record<string, unknown>>;

const nobody: Subject = {};

const KnownContext = createContext<Known | null>(null);

interface FactsProviderProps {
  configuration: Configuration;
  settings: Settings;
  flags: Record<string, boolean>;
  session: SessionFacts;
  children: ReactNode;
}

/** Gives the page its configuration and its facts; when they change, what depends on them follows. */
export function FactsProvider(props: FactsProviderProps) {
  const { configuration, settings, flags, session, children } = props;
  const known = useMemo(
    () => ({ configuration, facts: factsOf(settings, flags, session) }),
    [configuration, settings, flags, session],
  );
  return <KnownContext value={known}>{children}</KnownContext>;
}

function useKnown(): Known {
  const known = useContext(KnownContext);
  if (!known) throw new Error('There is no FactsProvider around this');
  return known;
}

/** The published configuration. */
export function useConfiguration(): Configuration {
  return useKnown().configuration;
}

/** The facts, about a subject (`{ contract }`) if one is given; the same object while nothing in them changed. */
export function useFacts(subject: Subject = nobody): Facts {
  const { facts } = useKnown();
  // Callers write the subject in place: it is another one only when a member is.
  const [kept, keep] = useState(subject);
  const current = sameMembers(kept, subject) ? kept : subject;
  if (current !== kept) keep(current);
  return useMemo(() => ({ ...facts, subject: { ...current } }), [facts, current]);
}

function sameMembers(a: Subject, b: Subject): boolean {
  const kinds = Object.keys(a);
  return kinds.length === Object.keys(b).length && kinds.every((kind) => a[kind] === b[kind]);
}

/** Asks conditions about the facts: the name of the first that fails, or null when all hold. */
export function useHolds(
  subject?: Subject,
): (names: readonly string[] | undefined) => string | null {
  const configuration = useConfiguration();
  const facts = useFacts(subject);
  return useCallback((names) => firstFailing(names, facts, configuration), [facts, configuration]);
}
