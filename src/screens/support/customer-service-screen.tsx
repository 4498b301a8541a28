import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PageArea } from '#parts/page-area.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import './support.scss';

/** All ways of contact on one page: telephone, message, claim, and earlier requests. */
export function CustomerServiceScreen(): ReactElement {
  const { t } = useTexts();
  return (
    <div className="support-service">
      <PageHeader title={t('support.title')} intro={t('support.intro')} />
      <PageArea page="customer-service" area="top" />
      <div className="service-doors">
        <PageArea page="customer-service" area="doors" />
      </div>
      <div className="support-foot">
        <PageArea page="customer-service" area="bottom" />
      </div>
    </div>
  );
}
