import { type ReactElement, type ReactNode, type RefObject, useId, useState } from 'react';
import { fieldId, fieldTextKey, focusField } from '#forms/engine/form-names.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { type FieldValidationError, validationErrorText } from './validation-errors.ts';

export interface ErrorSummaryProps {
  /** Name of the form. */
  form: string;
  validationErrors: readonly FieldValidationError[];
  title?: string | undefined;
  tone?: 'danger' | 'warning';
  children?: ReactNode;
  /** Another one with every attempt that failed. */
  attempt: unknown;
  /** Where a failed attempt leads to. */
  box: RefObject<HTMLElement | null>;
}

const inPageOrder = (form: string, validationErrors: readonly FieldValidationError[]) =>
  validationErrors
    .map((one) => ({ ...one, element: document.getElementById(fieldId(form, one.path)) }))
    .sort((one, other) => {
      if (!one.element || !other.element) return one.element ? -1 : other.element ? 1 : 0;
      return one.element.compareDocumentPosition(other.element) & Node.DOCUMENT_POSITION_FOLLOWING
        ? -1
        : 1;
    });

/** The label of a field as the beginning of a line: its link by its words alone. */
const fieldLabel = ({ optional }: Texts, key: string) =>
  optional(`${key}.label`, { link: optional(`${key}.link`) ?? '' })?.replace(/\.$/, '');

/** True once what an attempt was stopped by has changed: that was announced, and is not again at every key. */
function useIsCorrected(attempt: unknown, errors: string): boolean {
  const [first, setFirst] = useState({ attempt, errors, isCorrected: false });
  if (first.attempt !== attempt) setFirst({ attempt, errors, isCorrected: false });
  else if (!first.isCorrected && first.errors !== errors) setFirst({ ...first, isCorrected: true });
  return first.isCorrected;
}

/** What stopped a form, above it; each line leads to its field. */
export function ErrorSummary({
  form,
  validationErrors,
  title,
  tone = 'danger',
  children,
  attempt,
  box,
}: ErrorSummaryProps): ReactElement {
  const texts = useTexts();
  const headingId = useId();
  const isCorrected = useIsCorrected(attempt, JSON.stringify(validationErrors));
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`alert alert-${tone} form-summary`}
      aria-labelledby={headingId}
    >
      <Icon name="alert" />
      <div className="alert-content" role="alert" aria-live={isCorrected ? 'off' : undefined}>
        <h2 id={headingId} className="alert-heading">
          {title ?? texts.t('form-engine.problems-title')}
        </h2>
        {children}
        {validationErrors.length > 0 && (
          <ul>
            {inPageOrder(form, validationErrors).map(({ path, validationError, element }) => {
              const id = fieldId(form, path);
              const text = validationErrorText(texts, form, { path, validationError });
              const label = path.length > 0 && fieldLabel(texts, fieldTextKey(form, path));
              return (
                <li key={id}>
                  {element ? (
                    <a
                      href={`#${id}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(id);
                      }}
                    >
                      {text}
                    </a>
                  ) : (
                    <span>{label ? texts.t('common.labelled', { label, value: text }) : text}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
