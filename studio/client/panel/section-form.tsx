import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { valueAt } from '#studio/client/api/json-paths.ts';
import type { PanelContext } from '#studio/client/theme/panel-context.ts';
import { studioFields } from '#studio/client/theme/studio-theme.ts';
import type { Json, Section } from '#studio/contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';
import { isSetAt, useSectionDraft } from './section-draft.ts';
import { useFaults } from './use-faults.ts';

interface SectionFormProps {
  section: Section;
  thing: Thing;
  partner: string | null;
  /** True when the section is that of the files as they are now. */
  isFresh: boolean;
  /** Id of its name. */
  labelledBy: string;
}

/** Nothing is filled in by itself: what a file does not say stays unsaid. */
const NO_DEFAULTS = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
} as const;

/** The form of a section, made by RJSF from its schema. */
export function SectionForm(props: SectionFormProps): ReactElement {
  const { section, thing, partner, isFresh, labelledBy } = props;
  const { t } = useTexts();
  const id = useId();
  const { shown, own, change } = useSectionDraft(section, thing, isFresh);
  const faults = useFaults(section.file, section.path);
  const isText = section.language !== undefined;
  const context: PanelContext = {
    form: thing.kind === 'form' || thing.kind === 'field' ? thing.form : undefined,
    language: section.language,
    isText,
    partner: section.usual === undefined ? null : partner,
    labelledBy,
    isSet: (path) => isSetAt(own, path),
    usualAt: (path) => valueAt(section.usual, path),
    ...faults,
    shownAt: (path) => [valueAt(own, path), valueAt(section.usual, path), faults.within(path)],
    // RJSF takes all functions for equal: what they answer from is compared.
    answersFrom: [own, faults.said],
  };
  const placeholders = typeof shown === 'string' ? placeholdersOf(shown) : [];
  return (
    <>
      <Form
        tagName="div"
        className="section-form"
        idPrefix={id}
        schema={section.schema as RJSFSchema}
        validator={validator}
        fields={studioFields}
        formContext={context}
        formData={shown}
        noValidate
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }) => change(formData as Json | undefined)}
      >
        {/* Without a child RJSF adds a button. */}
        <span hidden />
      </Form>
      {placeholders.length > 0 && (
        <p className="section-values">
          {t('studio.panel.values')}{' '}
          {placeholders.map((name) => (
            <code key={name}>{name}</code>
          ))}
        </p>
      )}
      {section.usual !== undefined && own !== undefined && typeof shown !== 'object' && (
        <p className="section-back">
          {partner && <span className="value-own">{t('studio.panel.own', { partner })}</span>}
          <button
            type="button"
            className="plain-button"
            title={String(section.usual)}
            onClick={() => change(undefined)}
          >
            {t('studio.panel.as-usual')}
          </button>
        </p>
      )}
    </>
  );
}

/** Placeholders of a text as they are written in it, each once. */
const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}/g) ?? [])];
