import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useDeferredValue } from 'react';
import { absentFields } from '#forms/engine/field-status.ts';
import type { FormContextValue } from '#forms/engine/form-context.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chip } from '#ui/layout/chip.tsx';
import { useStored } from '#ui/use-stored.ts';
import { type FormExplanation, previewApi } from './preview-api.ts';
import { PreviewExplanation } from './preview-explanation.tsx';
import { useOverriddenFacts } from './preview-overrides.ts';
import { PreviewSection } from './preview-section.tsx';

/** Explains the state of each field of the form on the page. */
export function PreviewFields(): ReactElement {
  const { t } = useTexts();
  const form = useStored(shownForms).at(-1);
  return (
    <PreviewSection title={t('preview.fields.title')}>
      {form ? <FieldsOf form={form} /> : <p className="preview-note">{t('preview.fields.none')}</p>}
    </PreviewSection>
  );
}

function FieldsOf({ form }: { form: FormContextValue }): ReactElement {
  const { t, optional } = useTexts();
  const { name, facts } = form;
  const answers = useDeferredValue(useStored(form.answers));
  useStored(form.fieldStatuses);
  const panel = useOverriddenFacts();
  const { data, isError } = useQuery({
    queryKey: ['explain', form.form.edition, name, answers, facts, panel],
    queryFn: () => previewApi.explainForm({ form: name, answers, facts, panel }),
    placeholderData: (before: FormExplanation | null | undefined) => before,
    gcTime: 0,
  });
  const absent = absentFields(form.fieldStatuses).map((path) => path.join('/'));
  if (isError) return <p className="preview-note">{t('preview.fields.failed')}</p>;
  return (
    <>
      <p className="preview-note">{t('preview.fields.of', { form: name })}</p>
      {data?.form.map((claim) => (
        <PreviewExplanation key={claim.says} claim={claim} />
      ))}
      <ul className="preview-fields">
        {data?.fields.map(({ address, shown, required, claims }) => (
          <li key={address}>
            <details>
              <summary>
                <span>
                  {optional(`${fieldTextKey(name, address.split('/'))}.label`) ?? address}
                </span>
                <Chip tone={shown ? 'success' : 'neutral'}>
                  {t(shown ? 'preview.fields.is-shown' : 'preview.fields.is-hidden')}
                </Chip>
                {required && <Chip tone="info">{t('preview.fields.is-required')}</Chip>}
                {claims.some(({ says, holds }) => says === 'disabled' && holds) && (
                  <Chip tone="warning">{t('preview.fields.is-disabled')}</Chip>
                )}
              </summary>
              <code>{address}</code>
              {absent.includes(address) && <p>{t('preview.fields.absent')}</p>}
              {claims.map((claim) => (
                <PreviewExplanation
                  key={`${claim.says} ${claim.place.file} ${claim.place.line}`}
                  claim={claim}
                />
              ))}
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}
