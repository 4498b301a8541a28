import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import { iconOf, nameOf, wordsOnPage } from '#studio/client/state/thing-words.ts';
import type { Diagnosis } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { type DiagnosisGroup, diagnosisGroups } from './diagnosis-groups.ts';

type Mend = NonNullable<Diagnosis['mend']>;

/** What the check says, thing by thing; each entry opens the panel, or the file at the line, and some are mended by a press. */
export function CheckList(): ReactElement {
  const { server, portal, queue, pending, choose, openFile } = useStudio();
  const { t } = useTexts();
  const words = useWords();
  const { state } = useStored(server);
  const { things } = useStored(portal.store);
  const groups = diagnosisGroups(state?.diagnoses ?? []);
  if (!state) return <p className="side-note">{t('studio.loading')}</p>;
  if (groups.length === 0)
    return (
      <p className="side-note is-good">
        <StudioIcon name="check" />
        {t('studio.check.none')}
      </p>
    );
  const titleOf = ({ thing, file }: DiagnosisGroup) =>
    thing ? (wordsOnPage(things, thing) ?? nameOf(thing)) : file;
  const open = ({ thing, file, line, column, path }: Diagnosis) =>
    thing ? choose(thing, [], path) : openFile(file, line, column);
  const make = ({ by, says, edits, mark }: Mend, { thing, file }: Diagnosis) => {
    if (by === 'text') return choose({ kind: 'text', key: says }, thing ? [thing] : []);
    pending.flush();
    queue.add({ edits, thing: thing ?? { kind: 'page', page: file }, ...(mark && { mark }) });
  };
  return (
    <ul className="check-list">
      {groups.map((group) => (
        <li key={group.key} className={group.isWarning ? 'is-warning' : 'is-wrong'}>
          <p className="check-about">
            <StudioIcon name={group.thing ? iconOf(group.thing) : 'file'} />
            <span title={group.thing ? nameOf(group.thing) : undefined}>{titleOf(group)}</span>
          </p>
          <ul>
            {group.diagnoses.map((one) => (
              <li key={`${one.file} ${one.line} ${one.column} ${words(one.what)}`}>
                <button type="button" className="check-entry" onClick={() => open(one)}>
                  <span className="check-what">{words(one.what)}</span>
                  {one.fix && <span className="check-fix">{words(one.fix)}</span>}
                  <span className="visually-hidden">
                    {t(one.isWarning ? 'studio.check.warning' : 'studio.check.fault')}
                  </span>
                </button>
                {one.mend && (
                  <button
                    type="button"
                    className="plain-button check-mend"
                    onClick={() => one.mend && make(one.mend, one)}
                  >
                    {t(`studio.check.mend.${one.mend.by}`, { says: one.mend.says })}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
