/** Configuration of a machine, or of a state in it. */
export type Config = Record<string, unknown>;

const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** The same states without promises and clocks: each outcome and each delay becomes an event. */
export function asPlainConfig(
  config: Config,
  outcomes: Record<string, Record<string, object>>,
): Config {
  const { invoke, after, states, on, ...rest } = config;
  const events: Config = { ...(on as Config) };
  for (const { src, onDone, onError } of asList(invoke as Config | Config[] | undefined)) {
    const actor = String(src);
    const named = outcomes[actor];
    if (!named) throw new Error(`The model names no outcomes of the actor "${actor}"`);
    for (const [name, outcome] of Object.entries(named)) {
      events[`${actor}.${name}`] = 'output' in outcome ? onDone : onError;
    }
  }
  for (const [delay, transition] of Object.entries((after as Config) ?? {})) {
    events[`after.${delay}`] = transition;
  }
  const children = Object.entries((states as Record<string, Config>) ?? {});
  return {
    ...rest,
    on: events,
    states: Object.fromEntries(
      children.map(([name, child]) => [name, asPlainConfig(child, outcomes)]),
    ),
  };
}

/** Names of the delays of a machine. */
export function delaysOf(config: Config): string[] {
  const children = Object.values((config.states as Record<string, Config>) ?? {});
  return [...Object.keys((config.after as Config) ?? {}), ...children.flatMap(delaysOf)];
}
