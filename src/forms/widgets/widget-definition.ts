import type { ComponentType } from 'react';
import type { Formats } from '#i18n/language-formats.ts';

/** Types of answer, by their names in JSON Schema. */
export type AnswerType = 'string' | 'number' | 'integer' | 'boolean' | 'array';

/** How an answer is written where it is only read. Without `write` and `load` it stands as it is. */
export interface AnswerSummary {
  write?(answer: never, formats: Formats): string;
  /** A component that writes it, where its code is heavy. */
  load?: () => Promise<ComponentType<{ value: string; country: string }>>;
  /** It takes the whole width: codes and sentences are hard to read over several lines. */
  wide?: boolean;
}

/**
 * What is known of a widget beside its component, which is the one export of `<name>-widget.tsx`. Its folder gives it
 * its name in `ui:widget`, which is also the format of text that it shows where a field names no widget. A definition
 * runs in Node too: it imports neither components nor styles.
 */
export interface WidgetDefinition {
  /** Types of answer that it takes. */
  answers: readonly AnswerType[] | 'any';
  /** Types of answer that it shows where a field names no widget. */
  usualFor?: readonly AnswerType[];
  /** Name of the one field that it may show, at the root of a form, where the portal looks for its answer. */
  onlyFor?: string;
  /** How its field is labelled: by a `label` element (as usual), as a group of controls, or by a label of its own. */
  label?: 'group' | 'own';
  /** True when it offers choices, which a look-up may provide; a look-up of any other widget checks what is typed. */
  offersChoices?: boolean;
  /** True where its option `current` says what is in force. */
  showsCurrent?: boolean;
  /** What its answer identifies. */
  identifies?: 'a person' | 'an account' | 'a supply';
  /**
   * Kind of its answer when it concerns others: beside an answer that identifies a person, `ui:about` must name
   * which.
   */
  speaksAs?: 'a consent' | 'files';
  /** Where its answer may be stored: nowhere beyond the form, or in memory only. By default, on the device too. */
  retention?: 'none' | 'memory';
  /** How a text travels that the call of a form sends; as it is without it. */
  sentAs?: 'trimmed' | 'iban';
  /** How a summary shows the answer; `left-out` where it is not shown. */
  summary?: AnswerSummary | 'left-out';
}

/** Definitions by the name of their folder. */
export type WidgetDefinitions = Readonly<Record<string, WidgetDefinition>>;

interface FieldSchema {
  enum?: unknown;
  format?: unknown;
  type?: unknown;
}

/** Name of the widget that shows a field which names none, as RJSF chooses it; undefined for a group of fields. */
export function usualWidget(
  definitions: WidgetDefinitions,
  { enum: choices, format, type }: FieldSchema,
): string | undefined {
  if (choices) return 'select';
  if (Object.hasOwn(definitions, String(format))) return String(format);
  const isUsual = ([, { usualFor }]: [string, WidgetDefinition]) =>
    usualFor?.some((one) => one === type);
  return Object.entries(definitions).find(isUsual)?.[0];
}
