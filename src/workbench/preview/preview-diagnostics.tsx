import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import type { PreviewDiagnostic, PreviewNews } from '#workbench/served/preview-server.ts';

/** Diagnostics of the last save; with an error among them the page shows the last valid version. */
export function PreviewDiagnostics({
  news,
}: {
  news: PreviewNews | null | undefined;
}): ReactElement | null {
  const { t } = useTexts();
  if (news === undefined) return null;
  if (news === null)
    return (
      <Alert tone="warning" title={t('preview.lost.title')}>
        {t('preview.lost.body')}
      </Alert>
    );
  const { diagnostics, version, milliseconds } = news;
  const faults = diagnostics.filter(({ isWarning }) => !isWarning);
  const warnings = diagnostics.filter(({ isWarning }) => isWarning);
  return (
    <div aria-live="polite">
      {faults.length === 0 ? (
        <p className="preview-note">
          {t('preview.version', { version, milliseconds: Math.round(milliseconds) })}
        </p>
      ) : (
        <Alert tone="danger" title={t('preview.diagnostics', { count: faults.length })}>
          <Places diagnostics={faults} />
        </Alert>
      )}
      {warnings.length > 0 && (
        <Alert tone="warning" title={t('preview.warnings', { count: warnings.length })}>
          <Places diagnostics={warnings} />
        </Alert>
      )}
    </div>
  );
}

function Places({ diagnostics }: { diagnostics: readonly PreviewDiagnostic[] }): ReactElement {
  return (
    <ul className="preview-diagnostics">
      {diagnostics.map(({ file, line, column, what, fix }) => (
        <li key={`${file}:${line}:${column} ${what}`}>
          <code>{`${file}:${line}:${column}`}</code>
          <span lang="en">
            {what}: {fix}
          </span>
        </li>
      ))}
    </ul>
  );
}
