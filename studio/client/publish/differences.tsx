import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { Difference } from '#studio/publish-contract.ts';
import { differenceWords, subjectWords } from './difference-words.ts';

/** What changes for customers, by what it is about; what breaks drafts or calls stands out. */
export function Differences({ all }: { all: readonly Difference[] }): ReactElement {
  const { t } = useTexts();
  const groups = new Map<string, Difference[]>();
  for (const one of all) groups.set(one.about, [...(groups.get(one.about) ?? []), one]);
  if (all.length === 0) return <p className="panel-note">{t('studio.publish.no-difference')}</p>;
  return (
    <dl className="differences">
      {[...groups].map(([about, changes]) => (
        <div key={about}>
          <dt>{subjectWords(t, about)}</dt>
          {changes.map((change) => (
            <dd key={`${change.what} ${change.partners.join()}`}>
              {differenceWords(t, change)}
              {change.breaks.map((risk) => (
                <strong key={risk} className="difference-risk">
                  {t(`studio.publish.breaks.${risk}`)}
                </strong>
              ))}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
