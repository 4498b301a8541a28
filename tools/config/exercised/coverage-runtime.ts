/** Provided by a test: the language of the page, and a callback for what was exercised. */
interface Recorder {
  language: string;
  note(id: string): void;
}

type Validate = ((data: unknown, context?: unknown) => boolean) & {
  errors?: { schemaPath: string; params: { missingProperty?: string } }[] | null;
};
type Watch = Readonly<Record<string, (data: unknown) => boolean>>;
type Members = Record<string, unknown>;

/** A reset or a warning. */
interface Conditional {
  holds?: (answers: unknown) => boolean;
}

interface Form {
  validators: Record<string, Validate>;
  resets?: Conditional[];
  warnings?: Conditional[];
  ui: Members;
}

interface FormCoverage {
  /** Key of the validator of the whole form. */
  root: string;
  /** Address of a keyword in errors -> id of the rule. */
  rules: Readonly<Record<string, string>>;
  /** Prefix of the ids of look-ups, up to the address of the field. */
  lookup: string;
  watch: Watch;
}

const recorder = () =>
  (globalThis as typeof globalThis & { configurationCoverage?: Recorder }).configurationCoverage;

/** Records that a part of the configuration was exercised. */
export function note(id: string): void {
  recorder()?.note(id);
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A compiled form that also notes which of its parts are exercised. */
export function coveredForm<F extends Form>(form: F, coverage: FormCoverage): F {
  const { root, rules, watch } = coverage;
  const seen = new WeakMap<object, string>();
  const look = (data: unknown) => {
    const language = recorder()?.language;
    if (language === undefined || !isObject(data) || !isObject(data.facts)) return;
    if (seen.get(data) === language) return;
    seen.set(data, language);
    watch.form?.(data);
  };
  const covered = (key: string, validate: Validate): Validate => {
    const validating: Validate = (data, context) => {
      look(data);
      const isValid = validate(data, context);
      validating.errors = validate.errors;
      if (key === root)
        for (const { schemaPath, params } of validate.errors ?? []) {
          const name = params.missingProperty;
          const rule = rules[name === undefined ? schemaPath : `${schemaPath}|${name}`];
          if (rule) note(rule);
        }
      return isValid;
    };
    return Object.assign(validating, validate);
  };
  const validators = Object.entries(form.validators).map(([key, validate]) => [
    key,
    covered(key, validate),
  ]);
  const conditionals = (kind: 'resets' | 'warnings') => {
    const list = form[kind]?.map((part, index) =>
      coveredConditional(part, watch[`${kind}${index}`]),
    );
    return list ? { [kind]: list } : {};
  };
  return {
    ...form,
    validators: Object.fromEntries(validators),
    ...conditionals('resets'),
    ...conditionals('warnings'),
    ui: coveredUi(form.ui, coverage.lookup),
  };
}

function coveredConditional(part: Conditional, watch: Watch[string] | undefined): Conditional {
  const { holds } = part;
  if (!holds || !watch) return part;
  const noting = (answers: unknown) => {
    watch(answers);
    return holds(answers);
  };
  return { ...part, holds: noting };
}

/** Outcome of a look-up; null while it is pending. */
function outcomeOf(state: string, count: number): string | null {
  if (state === 'failed') return 'error';
  if (state !== 'ready') return null;
  if (count > 1) return 'many';
  return count === 1 ? 'one' : 'none';
}

function coveredUi(ui: Members, address: string): Members {
  return Object.fromEntries(
    Object.entries(ui).map(([key, part]) => {
      if (!isObject(part)) return [key, part];
      if (key !== 'ui:lookup') return [key, coveredUi(part, `${address}/${key}`)];
      const seen = (state: string, count: number) => {
        const outcome = outcomeOf(state, count);
        if (outcome) note(`${address}/${key}|${outcome}`);
      };
      return [key, { ...part, seen }];
    }),
  );
}

/** Conditions that also note their result, and the results of the conditions that they name. */
export function coveredConditions<C extends Watch>(conditions: C, watch: Watch): Watch {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, holds]) => [
      name,
      (facts: unknown) => {
        watch[name]?.(facts);
        return holds(facts);
      },
    ]),
  );
}
