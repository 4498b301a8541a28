import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ApiError } from '#studio/client/api/api-client.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Refusal } from '#studio/contract.ts';
import type { Clash, Clashes, Looked, Take } from '#studio/exchange-contract.ts';
import { ChooseDialog } from './choose-dialog.tsx';
import { useExchange } from './use-exchange.ts';

const CONFLICT = 409;
const GONE = 410;
const REFUSED = 422;

interface OthersLineProps {
  /** Shows the button that looks for changes at the server of git, and what came of it. */
  isWhole?: boolean;
}

/** What others committed meanwhile, to be taken in by one press. Nothing where there is nothing to say. */
export function OthersLine({ isWhole = false }: OthersLineProps): ReactElement | null {
  const { api, queries, pending } = useStudio();
  const { t } = useTexts();
  const exchange = useExchange();
  const [said, setSaid] = useState<{
    words: string;
    detail?: string | undefined;
    isNone?: true;
  } | null>(null);
  const [busy, setBusy] = useState<'look' | 'take' | null>(null);
  const [clashes, setClashes] = useState<Clash[] | null>(null);
  if (!exchange) return null;
  const { git } = exchange;
  if (!git) return isWhole ? <p className="side-note">{t('studio.exchange.no-git')}</p> : null;
  const { others, to, isBehind, follows } = git;
  const reread = () => queries.invalidateQueries({ queryKey: ['preview', 'exchange'] });

  const look = async () => {
    setBusy('look');
    setSaid(null);
    const looked: Looked = await api.exchange.look().catch(() => ({ result: 'failed' }));
    await reread();
    setBusy(null);
    const { result, words } = looked;
    if (result !== 'done') setSaid({ words: t(`studio.exchange.${result}`), detail: words });
    else setSaid({ words: t('studio.exchange.none', { branch: follows ?? '' }), isNone: true });
  };
  const take = async (choices: Take['choices'] = []) => {
    if (to === null) return;
    setBusy('take');
    pending.flush();
    try {
      await api.exchange.take({ to, choices });
      setClashes(null);
      setSaid({ words: t('studio.exchange.taken') });
    } catch (error) {
      const { status, body } = error instanceof ApiError ? error : { status: 0, body: null };
      if (status === CONFLICT) setClashes((body as Clashes).clashes);
      else setClashes(null);
      const file = status === REFUSED ? (body as Refusal).file : undefined;
      if (status !== CONFLICT)
        setSaid({
          words: file
            ? t('studio.exchange.take-closed', { file })
            : t(`studio.exchange.${status === GONE ? 'moved' : 'take-failed'}`),
        });
    }
    await reread();
    setBusy(null);
  };

  if (!isWhole && others.length === 0 && !said) return null;
  return (
    <section className={`others-commits ${others.length > 0 ? 'has-others' : ''}`}>
      {others.length > 0 && (
        <>
          <p>
            <strong>{t('studio.exchange.others', { count: others.length })}</strong>
            {isBehind && ` ${t('studio.exchange.behind')}`}
          </p>
          <ul>
            {others.slice(0, MOST_SHOWN).map(({ id, by, reason }) => (
              <li key={id}>
                {reason} <span className="history-by">{by.replace(/ <.*>$/, '')}</span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="btn btn-primary btn-sm"
            disabled={busy !== null}
            onClick={() => void take()}
          >
            {t(`studio.exchange.${busy === 'take' ? 'taking' : 'take'}`)}
          </button>
        </>
      )}
      {isWhole && follows !== null && (
        <button
          type="button"
          className="btn btn-secondary btn-sm"
          disabled={busy !== null}
          onClick={() => void look()}
        >
          {t(`studio.exchange.${busy === 'look' ? 'looking' : 'look'}`)}
        </button>
      )}
      <p className="others-said" role="status">
        {/* What was found stands above. */}
        {!(said?.isNone && others.length > 0) && said?.words}
        {said?.detail && <code lang="en">{said.detail}</code>}
      </p>
      {clashes && (
        <ChooseDialog
          clashes={clashes}
          onChosen={(choices) => void take(choices)}
          onClose={() => setClashes(null)}
        />
      )}
    </section>
  );
}

const MOST_SHOWN = 5;
