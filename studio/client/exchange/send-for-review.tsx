import { type ReactElement, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { download } from '#studio/client/look/download.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { ExportedBranch, ExportRefusal } from '#studio/exchange-contract.ts';

interface SendForReviewProps {
  /** What changes and why, as it is typed. */
  reason: string;
  /** Called where that is missing. */
  onNoReason: () => void;
}

/** Gives what is changed as a branch of git or as a patch, for those who review there. */
export function SendForReview({ reason, onNoReason }: SendForReviewProps): ReactElement {
  const { api } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const [made, setMade] = useState<ExportedBranch | null>(null);
  const [isPushed, setPushed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<{ words: string; detail?: string | undefined } | null>(null);
  const run = async (work: () => Promise<string>) => {
    setSending(true);
    setSaid(null);
    try {
      setSaid({ words: await work() });
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 422;
      const refusal = isRefusal ? (error.body as ExportRefusal) : null;
      setSaid({
        words: t(`studio.exchange.${refusal?.reason ?? 'export-failed'}`),
        detail: refusal?.words,
      });
    } finally {
      setSending(false);
    }
  };
  const give = (kind: 'branch' | 'patch') => {
    const wanted = { reason: reason.trim() };
    if (wanted.reason === '') return onNoReason();
    void run(async () => {
      if (kind === 'patch') {
        const { name, patch } = await api.exchange.patch(wanted);
        download(name, patch, 'text/x-patch');
        return t('studio.exchange.patch-done', { name });
      }
      const branch = await api.exchange.branch(wanted);
      setMade(branch);
      setPushed(false);
      return t('studio.exchange.branch-done', { branch: branch.branch });
    });
  };
  const push = ({ branch, remote }: ExportedBranch) =>
    void run(async () => {
      await api.exchange.push({ branch });
      setPushed(true);
      return t('studio.exchange.pushed', { remote: remote ?? '' });
    });
  return (
    <section className="review" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('studio.exchange.review')}</h3>
      <p>{t('studio.exchange.review-body')}</p>
      <div className="review-ways">
        {(['branch', 'patch'] as const).map((kind) => (
          <button
            key={kind}
            type="button"
            className="btn btn-secondary btn-sm"
            disabled={isSending}
            onClick={() => give(kind)}
          >
            {t(`studio.exchange.${kind}`)}
          </button>
        ))}
      </div>
      <p className="others-said" role="status">
        {said?.words}
        {said?.detail && <code lang="en">{said.detail}</code>}
      </p>
      {made?.remote && !isPushed && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          disabled={isSending}
          onClick={() => push(made)}
        >
          {isSending
            ? t('studio.exchange.pushing')
            : t('studio.exchange.push', { remote: made.remote })}
        </button>
      )}
    </section>
  );
}
