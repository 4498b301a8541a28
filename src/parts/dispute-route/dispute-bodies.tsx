import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { OutsideLink } from '#ui/controls/outside-link.tsx';

/**
 * Where a customer may turn if an answer does not convince: the bodies of `organization.disputes` (RD 88/2026 6.1.ak,
 * 13.ad; Ley 10/2025 13.7). Nothing where the settings name none.
 */
export function DisputeBodies(): ReactElement | null {
  const { t } = useTexts();
  const { disputes } = useFacts().settings.organization;
  if (disputes.length === 0) return null;
  return (
    <>
      <p>{t('parts.disputes.body')}</p>
      <ul>
        {disputes.map(({ name, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{name}</OutsideLink>
          </li>
        ))}
      </ul>
    </>
  );
}
