import type { ComponentType, ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PageArea } from '#parts/page-area.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import './own-page.scss';

/** The screen of a page that only the configuration knows, by its route. */
export const ownPageScreen = (page: string): ComponentType =>
  function OwnPageScreen() {
    return <OwnPage page={page} />;
  };

/** A page that the owner of the configuration wrote: its heading, one column, two, and one again. */
function OwnPage({ page }: { page: string }): ReactElement {
  const { t, optional } = useTexts();
  return (
    <div className="own-page">
      <PageHeader
        title={optional(`pages.${page}.heading`) ?? t(`pages.${page}.title`)}
        documentTitle={t(`pages.${page}.title`)}
        intro={optional(`pages.${page}.intro`)}
      />
      <PageArea page={page} area="main" />
      <div className="own-page-columns">
        {['left', 'right'].map((area) => (
          <div key={area} className="own-page-column">
            <PageArea page={page} area={area} />
          </div>
        ))}
      </div>
      <PageArea page={page} area="bottom" />
    </div>
  );
}
