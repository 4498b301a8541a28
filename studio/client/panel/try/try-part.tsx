import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Panel } from '#studio/contract.ts';

/** Name of the kind of a part, which its entry says where it has an `id` of its own. */
function kindOf({ sections }: Panel, part: string): string {
  const section = sections.find(({ name }) => name === 'part');
  for (const entry of [section?.value, section?.usual])
    if (entry && typeof entry === 'object' && 'part' in entry) return String(entry.part);
  return part;
}

/** Shows a part in all its states: as it loads, without entries, when it cannot be read. */
export function TryPart({ panel }: { panel: Panel }): ReactElement | null {
  const { portal } = useStudio();
  const { t } = useTexts();
  const { thing } = panel;
  if (thing.kind !== 'part') return null;
  const place = { kind: 'part', name: kindOf(panel, thing.part) } as const;
  return (
    <p className="try-form">
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        onClick={() => portal.send({ type: 'go', place })}
      >
        {t('studio.try.states')}
      </button>
    </p>
  );
}
