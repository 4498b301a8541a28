import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Category } from './consent-record.ts';
import type { Use } from './uses.ts';

interface ConsentCategoryProps {
  category: Category | 'necessary';
  uses: readonly Use[];
  isOn: boolean;
  /** Absent for what is necessary. */
  onTurn?: () => void;
}

/** A category with its switch, if it is optional, and its uses: provider, purpose and cookies. */
export function ConsentCategory({
  category,
  uses,
  isOn,
  onTurn,
}: ConsentCategoryProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const isFixed = onTurn === undefined;
  const title = t(`consent.categories.${category}.title`);
  const hasSwitch = isFixed || uses.length > 0;
  return (
    <li>
      {hasSwitch ? (
        <div className="form-check form-switch">
          <input
            id={id}
            type="checkbox"
            role="switch"
            className="form-check-input"
            checked={isOn}
            aria-checked={isOn}
            disabled={isFixed}
            aria-describedby={`${id}-body`}
            onChange={onTurn}
          />
          <label htmlFor={id} className="form-check-label">
            {title}
          </label>
        </div>
      ) : (
        <p className="choices-title">{title}</p>
      )}
      <p id={`${id}-body`} className="choices-body">
        {hasSwitch ? t(`consent.categories.${category}.body`) : t('consent.none')}
      </p>
      {uses.length > 0 && (
        <details>
          <summary>{t('consent.details.show', { category: title })}</summary>
          {uses.map((use) => (
            <UseDetails key={use.id} {...use} />
          ))}
        </details>
      )}
    </li>
  );
}

function UseDetails({ id, provider, months, cookies }: Use): ReactElement {
  const { t, optional } = useTexts();
  const purpose = optional(`consent.scripts.${id}`);
  return (
    <dl>
      {purpose && (
        <div>
          <dt>{t('consent.details.purpose')}</dt>
          <dd>{purpose}</dd>
        </div>
      )}
      <div>
        <dt>{t('consent.details.provider')}</dt>
        <dd>{provider}</dd>
      </div>
      {cookies.length > 0 && (
        <>
          <div>
            <dt>{t('consent.details.cookies')}</dt>
            <dd>{cookies.join(', ')}</dd>
          </div>
          <div>
            <dt>{t('consent.details.duration')}</dt>
            <dd>
              {months > 0
                ? t('consent.details.months', { count: months })
                : t('consent.details.visit')}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
