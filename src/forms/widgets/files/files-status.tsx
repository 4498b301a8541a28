import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { type FileRules, refusalText } from './file-checks.ts';
import { fileName } from './file-kind.ts';
import { originOf } from './file-origin.ts';
import type { FileNews, RefusedFile } from './use-chosen-files.ts';
import type { PendingFile } from './use-pending-files.ts';

/** Announces what is being prepared, and what happened last. */
export function FilesStatus({
  pending,
  news,
}: {
  pending: PendingFile | undefined;
  news: FileNews | null;
}): ReactElement {
  const { t } = useTexts();
  const newsText = ({ what, file }: FileNews) => {
    const { doubt } = originOf(file);
    const text = t(`form-engine.files.${what}`, { name: fileName(file) });
    const isDoubtNew = what === 'added' && doubt !== undefined;
    return isDoubtNew ? `${text} ${t(`form-engine.files.pdf-${doubt}`)}` : text;
  };
  const stage = pending?.progress?.stage;
  return (
    <p role="status" className="visually-hidden">
      {stage && t(`form-engine.files.${stage}`, { name: pending?.name })}
      {!stage && news && newsText(news)}
    </p>
  );
}

/** Why files were not taken, each with what to do. */
export function FileRefusals({
  refused,
  rules,
}: {
  refused: readonly RefusedFile[];
  rules: FileRules;
}): ReactElement | null {
  const { t } = useTexts();
  const { fileSize } = useFormats();
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <ul className="files-refused">
        {refused.map((one) => (
          <li key={one.id}>
            <Icon name="alert" />
            {refusalText(one, rules, { t, fileSize })}
          </li>
        ))}
      </ul>
    </div>
  );
}
