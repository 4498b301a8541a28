import { type RefObject, useEffect } from 'react';
import { panelKey } from '#studio/client/panel/use-panel.ts';
import { type Studio, useStudio } from '#studio/client/state/studio.ts';
import type { Edit, Json, Section } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';
import type { FromPortal, Thing } from '#workbench/edit/studio-messages.ts';

/** Answers what the portal says, and lets it know what changes here. */
export function usePortalMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
): void {
  const studio = useStudio();
  const { server, portal } = studio;
  const { state } = useStored(server);
  const { isReady } = useStored(portal.store);
  useEffect(() => {
    if (!frame.current || !origin) return;
    return portal.attach(frame.current, origin, (message) => answer(studio, message));
  }, [studio, portal, frame, origin]);
  const wrong = JSON.stringify(
    (state?.diagnoses ?? []).flatMap(({ thing }) => (thing ? [thing] : [])),
  );
  useEffect(() => {
    if (isReady) portal.send({ type: 'wrong', things: JSON.parse(wrong) as Thing[] });
  }, [portal, isReady, wrong]);
}

/** Switches edit mode here and in the portal. */
export function switchEditing({ view, changeView, portal }: Studio, isOn?: boolean): void {
  const next = isOn ?? !view.read().isEditing;
  changeView({ isEditing: next });
  portal.send({ type: 'edit', isOn: next });
}

function answer(studio: Studio, message: FromPortal): void {
  const { portal, view, chosen } = studio;
  switch (message.type) {
    case 'ready': {
      const now = chosen.read();
      portal.send({ type: 'welcome' });
      portal.send({ type: 'edit', isOn: view.read().isEditing });
      portal.send({ type: 'choose', thing: now?.kind === 'thing' ? now.thing : null });
      return;
    }
    case 'chosen':
      studio.choose(message.thing, message.around);
      return;
    case 'typed':
      take(studio, message);
      return;
    case 'shortcut':
      if (message.shortcut === 'edit') switchEditing(studio);
      else if (message.shortcut === 'texts') studio.changeView({ isTextsOpen: true });
      else if (message.shortcut === 'find') studio.searches.write(studio.searches.read() + 1);
      else studio[message.shortcut]();
      return;
    default:
      return;
  }
}

type Typed = Extract<FromPortal, { type: 'typed' }>;

/** What was typed on the page last, by its text, as the next change starts from it. */
const typedLast = new Map<string, Json | undefined>();

/** Writes a text that was typed on the page into its file, as the panel of the text would. */
function take(studio: Studio, { key, language, text, isDone }: Typed): void {
  const { api, queries, queue, pending, server } = studio;
  const thing: Thing = { kind: 'text', key };
  const place = `typed ${language} ${key}`;
  const prepare = async () => {
    const { partner = null, revision = 0 } = server.read().state ?? {};
    const panel = await queries.fetchQuery({
      // Of the change before this one, which the state may not know yet.
      queryKey: panelKey(thing, partner, Math.max(revision, queue.store.read().revision)),
      queryFn: () => api.panel(thing),
      retry: false,
    });
    const section = sectionOf(panel.sections, language, key);
    const before = typedLast.has(place) ? typedLast.get(place) : section?.value;
    // From now on the file says what stands there.
    if (isDone) typedLast.delete(place);
    else typedLast.set(place, text);
    if (!section || before === text || (before === undefined && section.usual === text))
      return null;
    const { file, path } = section;
    const from = before === undefined ? {} : { before };
    const edits: Edit[] = [{ op: 'set', file, path, ...from, after: text }];
    return { edits, thing, mark: place.slice(0, 300) };
  };
  pending.later(place, () => queue.addLater(prepare));
  if (isDone) pending.flush();
}

/** The section of a text in a language; of a plural form its own. */
function sectionOf(
  sections: readonly Section[],
  language: string,
  key: string,
): Section | undefined {
  const own = sections.filter((section) => section.language === language);
  const name = key.slice(key.lastIndexOf('.') + 1);
  return own.find(({ path }) => path.at(-1) === name) ?? own[0];
}
