import { type KeyboardEvent, type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { CheckList } from '#studio/client/check/check-list.tsx';
import { HistoryList } from '#studio/client/publish/history-list.tsx';
import { useStudio } from '#studio/client/state/studio.ts';
import type { View } from '#studio/client/state/view.ts';
import { PageTree } from '#studio/client/tree/page-tree.tsx';
import { useStored } from '#ui/use-stored.ts';

const tabs: readonly View['side'][] = ['tree', 'check', 'history'];

/** On the left: what is on the page, and what the check says. */
export function Side(): ReactElement {
  const { server, view, changeView } = useStudio();
  const { t } = useTexts();
  const { side } = useStored(view);
  const { state } = useStored(server);
  const id = useId();
  const count = state?.diagnoses.length ?? 0;
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const by = key === 'ArrowRight' ? 1 : tabs.length - 1;
    const next = tabs[(tabs.indexOf(side) + by) % tabs.length] ?? side;
    changeView({ side: next });
    currentTarget.querySelector<HTMLElement>(`[data-tab=${next}]`)?.focus();
  };
  return (
    <aside className="side" aria-label={t('studio.side')}>
      <div role="tablist" className="tabs" tabIndex={-1} onKeyDown={press}>
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === side}
            aria-controls={`${id}-panel`}
            tabIndex={tab === side ? 0 : -1}
            onClick={() => changeView({ side: tab })}
          >
            {t(`studio.${tab}.tab`)}
            {tab === 'check' && count > 0 && <span className="tab-count">{count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${side}`}
        className="side-body"
      >
        {side === 'tree' && <PageTree />}
        {side === 'check' && <CheckList />}
        {side === 'history' && <HistoryList />}
      </div>
    </aside>
  );
}
