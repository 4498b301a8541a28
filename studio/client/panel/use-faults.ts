import { useMemo } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { concerns } from '#studio/client/api/change-queue.ts';
import { isWithin, pathText } from '#studio/client/api/json-paths.ts';
import { useWords } from '#studio/client/language/use-words.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { PanelContext } from '#studio/client/theme/panel-context.ts';
import type { Path } from '#studio/contract.ts';
import { useStored } from '#ui/use-stored.ts';

/** What the check, and the server that refused a change, say of the values under a path of a file. */
export function useFaults(
  file: string,
  root: Path,
): Pick<PanelContext, 'faultsAt' | 'isWrongWithin'> & {
  said: unknown;
  within: (path: Path) => unknown;
} {
  const { server, queue } = useStudio();
  const { t } = useTexts();
  const words = useWords();
  const { state } = useStored(server);
  const { refused } = useStored(queue.store);
  return useMemo(() => {
    const diagnosed = (state?.diagnoses ?? [])
      .filter((one) => one.file === file && isWithin(one.path, root))
      .map(({ path, what, fix }) => ({
        path: path.slice(root.length),
        text: [what, fix].filter(Boolean).map(words).join(' '),
      }));
    const refusals = refused.flatMap(({ change, refusal }) =>
      change.edits
        .filter((edit) => concerns(edit, file, root))
        .map((edit) => ({
          path: 'path' in edit ? edit.path.slice(root.length) : [],
          text: t(`studio.refused.${refusal.reason}`),
        })),
    );
    const all = [...diagnosed, ...refusals];
    return {
      said: all,
      within: (path) => all.filter((one) => isWithin(one.path, path)),
      faultsAt: (path) => [
        ...new Set(
          all.filter((one) => pathText(one.path) === pathText(path)).map(({ text }) => text),
        ),
      ],
      isWrongWithin: (path) => all.some((one) => isWithin(one.path, path)),
    };
  }, [state, refused, file, root, t, words]);
}
