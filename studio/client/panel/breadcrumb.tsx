import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { thingWords } from '#studio/client/state/thing-words.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

/** What a thing stands in, from the page to the thing; each opens its panel. */
export function Breadcrumb({ around }: { around: readonly Thing[] }): ReactElement | null {
  const { choose } = useStudio();
  const { t } = useTexts();
  if (around.length === 0) return null;
  const outermost = around.toReversed();
  return (
    <nav className="breadcrumb" aria-label={t('studio.panel.around')}>
      <ol>
        {outermost.map((thing, at) => (
          <li key={JSON.stringify(thing)}>
            <button
              type="button"
              onClick={() => choose(thing, outermost.slice(0, at).toReversed())}
            >
              {thingWords(t, thing)}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
