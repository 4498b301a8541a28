import type { RJSFSchema } from '@rjsf/utils';
import type { ReactElement } from 'react';
import { warningKey } from '#forms/engine/errors/field-warnings.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { fieldTextKey, pathOfId, warningId } from '#forms/engine/form-names.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { useStored } from '#ui/use-stored.ts';

interface FieldWarningProps {
  /** Id of the field. */
  id: string;
  schema: RJSFSchema;
  /** True while the field is wrong: its error speaks alone. */
  isWrong: boolean;
}

/**
 * What is odd about the answer of a field, or why it was taken back, below it, read out politely; it stands empty while
 * there is nothing to say.
 */
export function FieldWarning({ id, schema, isWrong }: FieldWarningProps): ReactElement {
  const { form, name, facts, warnings: store, answers } = useFormContext();
  const { t, optional } = useTexts();
  const cause = useStored(answers.takenBack).get(pathOfId(id).join('/'));
  const kind = { boolean: 'consent', array: 'files' }[String(schema.type)] ?? 'answer';
  const changed = cause && optional(`${cause}.label`, { link: '' });
  const change = changed
    ? t('form-engine.taken-back.named', { field: changed })
    : t('form-engine.taken-back.unnamed');
  const shown = useStored(store);
  const path = pathOfId(id);
  const said = (form.warnings ?? []).filter(
    (one) => !isWrong && one.field === path.join('/') && shown.has(warningKey(one)),
  );
  return (
    <div id={warningId(id)} className="field-warnings" role="status">
      {said.map((one) => (
        <p key={one.name} className="field-warning">
          <Icon name="alert" />
          <span>
            <TextWithPhone
              text={t(`${fieldTextKey(name, path)}.warnings.${one.name}`)}
              organization={facts.settings.organization}
            />
          </span>
        </p>
      ))}
      {cause !== undefined && (
        <p className="field-warning">
          <Icon name="alert" />
          <span>{t(`form-engine.taken-back.${kind}`, { change })}</span>
        </p>
      )}
    </div>
  );
}
