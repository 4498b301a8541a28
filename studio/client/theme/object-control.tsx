import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { isObject } from '#studio/client/api/json-paths.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { AddButton } from '#studio/client/look/add-button.tsx';
import { labelOf } from './field-frame.tsx';
import { useFieldWords } from './field-words.ts';
import { innerField } from './inner-field.ts';
import { addedValue, declaredMembers, entrySchema, namedEntries } from './member-order.ts';
import { NamedEntry, NewEntry } from './named-entry.tsx';
import { hasNamedEntries, kindOf, type ValueKind } from './schema-kind.ts';

/** An object of a few simple members shows all of them: the two colours of a brand. */
const FEW = 3;
const SIMPLE: readonly ValueKind[] = ['text', 'color', 'number', 'boolean', 'choice'];

/** An object: the members that it has, and a menu of those that it may have; entries with names of the owner's own below. */
export function ObjectControl(field: FieldProps): ReactElement {
  const { fieldPathId, formData, onChange, schema, registry } = field;
  const { path } = fieldPathId;
  const { t } = useTexts();
  const words = useFieldWords();
  const inWords = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const focus = useFocusOfMember(box);
  const Inner = innerField(field);
  const value = isObject(formData) ? formData : {};
  const { properties = {}, required = [] } = schema;
  const declared = declaredMembers(schema);
  const simple = (name: string) =>
    SIMPLE.includes(
      kindOf(registry.schemaUtils.retrieveSchema(properties[name] as RJSFSchema), undefined),
    );
  const isSmall = declared.length <= FEW && declared.every(simple);
  const isShown = (name: string) =>
    isSmall || value[name] !== undefined || required.includes(name) || opened.includes(name);
  const absent = declared.filter((name) => !isShown(name));
  const entries = hasNamedEntries(schema) ? namedEntries(schema, value) : [];

  const add = (name: string) => {
    const member = registry.schemaUtils.retrieveSchema(properties[name] as RJSFSchema);
    const start = addedValue(member);
    setOpened([...opened, name]);
    if (start !== undefined) onChange(start, [...path, name]);
    focus(name);
  };
  const childId = (name: string) => toFieldPathId(name, registry.globalFormOptions, path).$id;
  const childOf = (name: string, child: RJSFSchema, frame?: 'faults') => (
    <Inner
      key={name}
      name={name}
      required={required.includes(name)}
      schema={child}
      uiSchema={frame ? { 'ui:frame': frame } : {}}
      fieldPathId={toFieldPathId(name, registry.globalFormOptions, path)}
      formData={value[name]}
      onChange={(next: unknown, ...rest: [FieldProps['fieldPathId']['path']]) => {
        // One that is taken away goes back behind the menu; one whose text is deleted stays.
        if (next === undefined) {
          const isTakenAway = document.activeElement instanceof HTMLButtonElement;
          setOpened((all) => [
            ...all.filter((one) => one !== name),
            ...(isTakenAway ? [] : [name]),
          ]);
        }
        onChange(next, ...rest);
      }}
      onBlur={field.onBlur}
      onFocus={field.onFocus}
      registry={registry}
    />
  );
  return (
    <div ref={box} className="members">
      {declared.filter(isShown).map((name) => childOf(name, properties[name] as RJSFSchema))}
      {entries.map((name) => (
        <NamedEntry
          key={name}
          name={name}
          labelledBy={labelOf(childId(name))}
          isKnown={(other) => value[other] !== undefined}
          onRename={(next) => onChange(renamed(value, name, next), path)}
          onRemove={() => onChange(undefined, [...path, name])}
        >
          {childOf(name, entrySchema(schema, name), 'faults')}
        </NamedEntry>
      ))}
      {absent.length > 0 && (
        <AddButton
          label={t('studio.panel.more')}
          options={absent.map((name) => ({
            value: name,
            label: words.name(name),
            ...noteOf(properties[name] as RJSFSchema, inWords),
          }))}
          onChoose={add}
        />
      )}
      {hasNamedEntries(schema) && (
        <NewEntry
          isKnown={(name) => value[name] !== undefined || declared.includes(name)}
          onAdd={(name) => {
            const child = registry.schemaUtils.retrieveSchema(entrySchema(schema, name));
            onChange(addedValue(child) ?? (child.type === 'string' ? '' : {}), [...path, name]);
            focus(name);
          }}
        />
      )}
    </div>
  );
}

const noteOf = ({ description }: RJSFSchema, inWords: (meaning: string) => string) =>
  description ? { note: inWords(description) } : {};

/** An object with one member under another name, at the same place. */
const renamed = (value: object, from: string, to: string) =>
  Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name === from ? to : name, inner]),
  );

/** Focuses the control of a member once it is there. */
function useFocusOfMember(box: RefObject<HTMLElement | null>): (name: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    const members = box.current?.querySelectorAll<HTMLElement>('[data-member]') ?? [];
    const member = [...members].find(({ dataset }) => dataset.member === wanted.current);
    const control =
      member?.querySelector<HTMLElement>('input, textarea, select') ??
      member?.querySelector<HTMLElement>('button');
    if (!control) return;
    wanted.current = null;
    control.focus();
  });
  return (name) => {
    wanted.current = name;
  };
}
