import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';

export interface PageHeaderProps {
  title: string;
  /** A line below the title. */
  intro?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  actions?: ReactNode;
  /** Title of the tab; the heading unless another one is given. */
  documentTitle?: string;
}

/** Heading of a page; it takes the focus when the customer arrives, and names the tab. */
export function PageHeader({
  title,
  intro,
  back,
  actions,
  documentTitle,
}: PageHeaderProps): ReactElement {
  const { t } = useTexts();
  return (
    <header className="page-header">
      <title>{t('common.documentTitle', { title: documentTitle ?? title })}</title>
      <div>
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className="page-intro">{intro}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  );
}
