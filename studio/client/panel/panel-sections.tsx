import { Fragment, type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { pathText } from '#studio/client/api/json-paths.ts';
import { ShowAlways, ShowOnlyIf } from '#studio/client/condition/show-only-if.tsx';
import { StudioIcon } from '#studio/client/look/studio-icon.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Panel, Section } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { MemberSwitch } from './member-switch.tsx';
import { SectionForm } from './section-form.tsx';
import { useFaults } from './use-faults.ts';

/** The language of the page first, as what is seen there is what is typed. */
function inOrder(sections: readonly Section[], language: string | undefined): Section[] {
  const isFirst = (section: Section) => section.language === language;
  return [
    ...sections.filter((section) => section.language !== undefined && isFirst(section)),
    ...sections.filter((section) => section.language === undefined || !isFirst(section)),
  ];
}

/** The forms of a thing: its texts language by language, then what it is. */
export function PanelSections({
  panel,
  isFresh,
}: {
  panel: Panel;
  isFresh: boolean;
}): ReactElement {
  const { portal, server } = useStudio();
  const partner = useStored(server).state?.partner;
  const { scene } = useStored(portal.store);
  const texts = panel.sections.filter(({ language }) => language !== undefined);
  const others = panel.sections.filter(({ language }) => language === undefined);
  const ordered = inOrder(texts, scene?.language);
  const { thing } = panel;
  const names = panel.sections.map(({ name }) => name);
  const mayDepend =
    thing.kind === 'field' &&
    partner === null &&
    names.includes('required') &&
    !names.includes('when-shown');
  // The texts of a condition only explain it.
  const isCondition = panel.thing.kind === 'condition';
  // Another set of languages or names is another form; another value is not.
  const keyOfSection = ({ name, language, file, path }: Section) =>
    [name, language, file, pathText(path)].join(' ');
  return (
    <>
      {(isCondition ? [...others, ...ordered] : [...ordered, ...others]).map((section, at) => (
        <Fragment key={keyOfSection(section)}>
          <PanelSection section={section} panel={panel} isFresh={isFresh} isFirst={at === 0} />
          {mayDepend && section.name === 'required' && (
            <ShowOnlyIf form={thing.form} path={thing.path} />
          )}
        </Fragment>
      ))}
    </>
  );
}

interface PanelSectionProps {
  section: Section;
  panel: Panel;
  isFresh: boolean;
  isFirst: boolean;
}

function PanelSection({ section, panel, isFresh, isFirst }: PanelSectionProps): ReactElement {
  const { server } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const id = useId();
  const { isWrongWithin } = useFaults(section.file, section.path);
  const isWrong = isWrongWithin([]);
  const isPlain = section.name === 'text' || section.name === 'explanation';
  const [isOpen, setOpen] = useState(isPlain || isFirst || section.language === undefined);
  const { as } = section;
  const { thing } = panel;
  if (as?.kind === 'member')
    return <MemberSwitch section={section} member={as.member} thing={thing} />;
  const language = state?.languages.find(({ code }) => code === section.language)?.name;
  const title = sectionTitle(t, section, language);
  const names = section.also?.map((address) => address.replaceAll('/', ' › ')).join(', ');
  const form = (
    <SectionForm
      section={section}
      thing={panel.thing}
      partner={state?.partner ?? null}
      isFresh={isFresh}
      labelledBy={id}
    />
  );
  if (isPlain)
    return (
      <section className={`section is-plain${isWrong ? ' is-wrong' : ''}`}>
        <h3 id={id} className="section-language">
          {title}
        </h3>
        {form}
      </section>
    );
  return (
    <section className={`section${isWrong ? ' is-wrong' : ''}`}>
      <h3 className="section-title">
        <button
          type="button"
          id={id}
          aria-expanded={isOpen || isWrong}
          onClick={() => setOpen(!isOpen)}
        >
          <StudioIcon name={isOpen || isWrong ? 'chevron-down' : 'chevron-right'} />
          {title}
          {isWrong && <StudioIcon name="alert" />}
        </button>
      </h3>
      {(isOpen || isWrong) && (
        <div className="section-body">
          {form}
          {section.name === 'when-shown' && thing.kind === 'field' && (
            <ShowAlways form={thing.form} path={thing.path} />
          )}
          {names && <p className="section-values">{t('studio.section.also', { names })}</p>}
        </div>
      )}
    </section>
  );
}

/** Name of a section; of the texts of a language, that language, with its plural form where it has several. */
function sectionTitle(
  t: ReturnType<typeof useTexts>['t'],
  { name, language, path }: Section,
  languageName = language ?? '',
): string {
  if (name === 'texts' || name === 'explanation')
    return t(`studio.section.${name}`, { language: languageName });
  if (name !== 'text') return t(`studio.section.${name}`);
  const plural = /_(zero|one|two|few|many|other)$/.exec(String(path.at(-1)))?.[1];
  return plural
    ? t('studio.section.plural', { language: languageName, form: t(`studio.plural.${plural}`) })
    : languageName;
}
