import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '#i18n/texts.ts';
import { OverviewTile } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { useAttention } from './use-attention.ts';

/** What waits for the customer, each with the way to it. */
export function HomeAttentionPart(): ReactElement {
  return (
    <OverviewTile id="attention" icon="check-circle" wide>
      <AttentionLines />
    </OverviewTile>
  );
}

function AttentionLines(): ReactElement {
  const { t } = useTexts();
  return (
    <Loaded
      query={useAttention()}
      skeleton={<Skeleton lines={3} />}
      failed={t('overview.attention.failed')}
    >
      {({ found, isWhole }) =>
        found.length === 0 ? (
          // What could not be looked at may hold something.
          isWhole && <p>{t('overview.attention.none')}</p>
        ) : (
          <ul className="overview-lines">
            {found.map(({ icon, text, action, to }, nth) => (
              <li key={icon}>
                <Icon name={icon} />
                <span className="overview-line-words">{text}</span>
                {to && (
                  <Link
                    className={`btn btn-sm btn-${nth === 0 ? 'primary' : 'secondary'} overview-line-action`}
                    to={to}
                  >
                    {action}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
