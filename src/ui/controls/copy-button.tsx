import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** Copies a text; `label` names what is copied, for example "Copiar el CUPS". */
export function CopyButton({ text, label }: { text: string; label: string }): ReactElement {
  const { t } = useTexts();
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <button
      type="button"
      className="btn btn-quiet btn-icon"
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span className="visually-hidden">{label}</span>
      <span className="visually-hidden" aria-live="polite">
        {copied ? t('common.copied') : ''}
      </span>
    </button>
  );
}
