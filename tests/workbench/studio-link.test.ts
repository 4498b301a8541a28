import { expect, it } from 'vitest';
import { linkTo } from '#workbench/edit/studio-link.ts';
import type { FromStudio } from '#workbench/edit/studio-messages.ts';

const STUDIO = 'http://localhost:4400';

function linked() {
  const sent: unknown[] = [];
  const studio = {
    postMessage: (...message: unknown[]) => sent.push(message),
  } as unknown as Window;
  const own = new EventTarget();
  const received: FromStudio[] = [];
  const link = linkTo(STUDIO, { own: own as Window, studio });
  const leave = link.listen((message) => received.push(message));
  const say = (data: unknown, origin = STUDIO, source: unknown = studio) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { link, sent, received, leave, say };
}

it('only the Studio is heard, at its own origin', () => {
  const { received, say, leave } = linked();
  say({ type: 'edit', isOn: true });
  say({ type: 'edit', isOn: false }, 'http://localhost:4401');
  say({ type: 'edit', isOn: false }, STUDIO, {});
  say({ type: 'edit', isOn: false }, 'null');
  expect(received).toEqual([{ type: 'edit', isOn: true }]);
  leave();
  say({ type: 'edit', isOn: false });
  expect(received).toHaveLength(1);
});

it('a message of another shape is nothing', () => {
  const { received, say } = linked();
  for (const message of [
    null,
    'edit',
    { type: 'edit' },
    { type: 'edit', isOn: 'yes' },
    { type: 'run', code: '1' },
    { type: 'show', scene: { person: 'king' } },
    { type: 'choose', thing: { kind: 'text' } },
    { type: 'go', place: { kind: 'file', name: 'x' } },
  ])
    say(message);
  expect(received).toEqual([]);
  say({ type: 'show', scene: { aheadMs: 5 }, more: true });
  expect(received).toEqual([{ type: 'show', scene: { aheadMs: 5 } }]);
});

it('what the page says reaches no other origin', () => {
  const { link, sent } = linked();
  link.send({ type: 'ready' });
  expect(sent).toEqual([[{ type: 'ready' }, STUDIO]]);
});
