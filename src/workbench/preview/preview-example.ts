import type { Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import type { FormContextValue } from '#forms/engine/form-context.ts';

const beginnings: Record<string, string> = {
  pdf: '%PDF-1.7\n',
  png: '\u0089PNG\r\n\u001a\n',
  jpg: '\u00ff\u00d8\u00ff',
  jpeg: '\u00ff\u00d8\u00ff',
};

function fileOf(name: string): File | null {
  const kind = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  const beginning = beginnings[kind];
  if (beginning === undefined) return null;
  const bytes = Uint8Array.from(beginning, (letter) => letter.charCodeAt(0));
  const type = kind === 'pdf' ? 'application/pdf' : kind === 'png' ? 'image/png' : 'image/jpeg';
  return new File([bytes], name, { type });
}

/** Made-up files for the file names in example answers, by name. */
export function exampleFiles(answers: unknown): Map<string, File> {
  const files = new Map<string, File>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const file = fileOf(value);
      if (file) files.set(value, file);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(answers);
  return files;
}

/** Replaces the answers of a form on the page by example answers. */
export function fillWith(form: FormContextValue, answers: Answers): void {
  for (const [name, file] of exampleFiles(answers)) form.files.set(name, file);
  const names = new Set([...Object.keys(form.answers.read()), ...Object.keys(answers)]);
  form.answers.set([...names].map((name) => [[name], answers[name]] as const));
}

type Group = Record<string, unknown>;

function mergeDeep(below: unknown, over: unknown): unknown {
  if (!isObject(over)) return over;
  const result: Group = isObject(below) ? { ...below } : {};
  for (const [name, value] of Object.entries(over)) result[name] = mergeDeep(result[name], value);
  return result;
}

/** The facts with those of an example over them. */
export function factsOfExample(facts: Facts, named: object = {}): Facts {
  return mergeDeep(facts, named) as Facts;
}
