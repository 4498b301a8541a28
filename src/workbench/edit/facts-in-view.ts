import { factsOf } from '#config/facts.ts';
import { shownForms } from '#forms/engine/shown-form.ts';
import { shownPages } from '#parts/shown-page.ts';
import { portalState } from '#workbench/preview/portal-state.ts';
import type { FactsInView } from './studio-messages.ts';

/** Pause after a change before the facts are listed: letters that are typed are one change. */
const PAUSE_MS = 300;

/** What conditions know on the page as it is now; null before it is rendered. */
function factsNow(): FactsInView | null {
  const portal = portalState.read();
  if (!portal) return null;
  const { settings, flags, session } = portal;
  const pages = shownPages.read().map(({ facts }) => facts.subject);
  const forms = shownForms.read().map(({ name, answers, facts }) => ({
    ...{ form: name, answers: answers.read() },
    subject: facts.subject,
  }));
  const subject = Object.assign({}, ...pages);
  return { facts: { ...factsOf(settings, flags, session, subject) }, forms };
}

/** Calls back with what conditions know, now and after each change; returns the function that unsubscribes. */
export function followFacts(listener: (facts: FactsInView) => void): () => void {
  let last = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaveForms: (() => void)[] = [];
  const list = () => {
    timer = undefined;
    const facts = factsNow();
    // As JSON, what has no place in a message is left out.
    const content = JSON.stringify(facts);
    if (!facts || content === last) return;
    last = content;
    listener(JSON.parse(content) as FactsInView);
  };
  const later = () => {
    timer ??= setTimeout(list, PAUSE_MS);
  };
  const followForms = () => {
    for (const leave of leaveForms) leave();
    leaveForms = shownForms.read().map(({ answers }) => answers.subscribe(later));
    later();
  };
  const leaves = [
    portalState.subscribe(later),
    shownPages.subscribe(later),
    shownForms.subscribe(followForms),
  ];
  followForms();
  return () => {
    clearTimeout(timer);
    for (const leave of [...leaves, ...leaveForms]) leave();
  };
}
