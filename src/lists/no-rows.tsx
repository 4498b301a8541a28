import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { IconName } from '#ui/layout/icon.tsx';

interface NoRowsProps {
  /** Prefix of the keys of its texts. */
  texts: string;
  icon: IconName;
  search: string;
  isNarrowed: boolean;
  onClear: () => void;
  /** What can be done about an empty list. */
  emptyAction?: ReactNode;
}

/** Shown instead of rows: the list is empty, or search and filters match nothing. */
export function NoRows({
  texts,
  icon,
  search,
  isNarrowed,
  onClear,
  emptyAction,
}: NoRowsProps): ReactElement {
  const { t } = useTexts();
  if (!isNarrowed) {
    return (
      <EmptyState
        icon={icon}
        title={t(`${texts}empty.title`)}
        body={t(`${texts}empty.body`)}
        action={emptyAction}
      />
    );
  }
  const key = search ? `${texts}no-matches` : 'common.filters.no-matches';
  return (
    <EmptyState
      icon="search"
      title={t(`${key}.title`, { text: search })}
      body={t(`${key}.body`)}
      action={
        <Button onClick={onClear}>
          {t(search ? 'common.clearSearch' : 'common.filters.clear')}
        </Button>
      }
    />
  );
}
