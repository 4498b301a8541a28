import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { ListPage } from '#parts/list-page.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';

/** The customer's cases and claims. */
export function RequestsScreen(): ReactElement {
  const { t } = useTexts();
  const create = useOpenRoutes()('request-create')?.address;
  const createLink = create && (
    <Link className="btn btn-primary" to={create}>
      {t('requests.create')}
    </Link>
  );
  return (
    <ListPage
      page="requests"
      given={{ createLink }}
      heading={<PageHeader title={t('requests.list.title')} actions={createLink} />}
    />
  );
}
