import type { QueryClient } from '@tanstack/react-query';
import type { Settings } from '#config/configuration-types.ts';
import type { SessionFacts } from '#config/facts.ts';
import { deliveredScreens } from '#config/pages/delivered-screens.ts';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { addTexts, i18n } from '#i18n/i18n.ts';
import { pageDefinition } from '#parts/page-definitions.ts';
import type { PartState } from '#parts/part-definition.ts';
import { requestQuery } from '#queries/account/requests.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { contractNoticeQuery } from '#queries/contracts/contract-notice.ts';
import type { Description } from './described-answer.ts';
import { mergedExample } from './merged-example.ts';
import type { PartSpecimen, SpecimenChanges, StateSpecimen } from './part-specimens.ts';
import { answersOf, failedAnswers, pendingAnswers } from './specimen-answers.ts';
import { specimenClient } from './specimen-client.ts';

/** A part in one of its states, ready to render. */
export interface PartView {
  state: PartState;
  /** True where the page shows nothing in place of the part. */
  isAbsent: boolean;
  page: string;
  entry: PartEntry;
  subject: Readonly<Record<string, unknown>>;
  given: Readonly<Record<string, unknown>>;
  session: SessionFacts;
  settings: (inForce: Settings) => Settings;
  flags: Readonly<Record<string, boolean>>;
  client: QueryClient;
}

/** The page of parts that any page may have. */
const ANY_PAGE = 'gallery';

/** What the page of a specimen is about, as the page itself reads it. */
async function subjectOf(page: string, client: QueryClient): Promise<PartView['subject']> {
  const { subject } = pageDefinition(page);
  if (subject === 'request') return { request: await client.fetchQuery(requestQuery(1)) };
  if (subject === 'notice') return noticeSubject(client);
  if (subject !== 'contract') return {};
  const type = page === 'gas-contract' ? 'gas' : 'electricity';
  return { contract: await client.fetchQuery(contractQuery(type, '0010101')) };
}

/** A notice whose example may still be decided about, whatever the day. */
async function noticeSubject(client: QueryClient): Promise<PartView['subject']> {
  const [notice, contract] = await Promise.all([
    client.fetchQuery(contractNoticeQuery(101, 61)),
    client.fetchQuery(contractQuery('electricity', '0010101')),
  ]);
  return { contract, notice: { ...notice, standing: 'open' } };
}

/** The options that the delivered page gives to a part. */
const deliveredOptions = (page: string, part: string) =>
  Object.values(deliveredScreens[page]?.areas ?? {})
    .flat()
    .find((entry) => entry.part === part)?.options;

/** A part in one of its states; also adds its texts in this language. Rejects when its subject cannot be read. */
export async function partView(
  part: string,
  specimen: PartSpecimen,
  state: PartState,
): Promise<PartView> {
  const { page = ANY_PAGE, texts = {}, states } = specimen;
  const changes: StateSpecimen = states[state] ?? {};
  const module = await import('#openapi/generated/retailer.json');
  const answers = answersOf(specimen, state, module.default as unknown as Description);
  const own = texts[i18n.language] ?? Object.values(texts)[0];
  if (own) addTexts(i18n.language, { pages: { [ANY_PAGE]: { parts: { [part]: own } } } });
  const both = <Name extends keyof SpecimenChanges>(member: Name) =>
    mergedExample(specimen[member] ?? {}, changes[member]) as NonNullable<SpecimenChanges[Name]>;
  const options = changes.options ?? specimen.options ?? deliveredOptions(page, part);
  return {
    state,
    isAbsent: state === 'nothing' && !changes.says,
    page,
    entry: { part, ...(options && { options }) },
    subject: await subjectOf(page, specimenClient(answers)),
    given: both('given'),
    session: {
      signedIn: true,
      readOnly: state === 'read-only',
      language: i18n.language,
      ...both('session'),
    },
    settings: (inForce) => mergedExample(inForce, both('settings')) as Settings,
    flags: both('flags'),
    client: specimenClient(
      state === 'loading' ? pendingAnswers : state === 'failed' ? failedAnswers : answers,
    ),
  };
}
