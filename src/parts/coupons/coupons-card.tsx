import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactElement, useId, useState } from 'react';
import type { Coupon } from '#domain/contract/coupon.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { couponsQuery } from '#queries/contracting/coupons.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import './coupons-card.scss';

/** Coupons that stand there at once; of more, the others come at a press. */
const SHOWN = 3;

/** What each coupon is, its code to copy and its last day; nothing where there is none or they cannot be read. */
export function CouponsCard(): ReactElement | null {
  const { t, language } = useTexts();
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const isSettled = usePageSettled();
  const { data: coupons = [] } = useQuery({
    ...couponsQuery(language),
    enabled: isSettled,
    placeholderData: keepPreviousData,
  });
  if (coupons.length === 0) return null;
  return (
    <Card
      className="coupons"
      icon="tag"
      title={t('content.coupons.title', { count: coupons.length })}
      actions={
        coupons.length > SHOWN && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            {t('content.coupons.all', { total: coupons.length })}
          </Button>
        )
      }
    >
      <ul id={listId}>
        {coupons.slice(0, isOpen ? undefined : SHOWN).map((coupon) => (
          <li key={coupon.id}>
            <CouponLine coupon={coupon} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CouponLine({ coupon }: { coupon: Coupon }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { code, title, description, endsOn } = coupon;
  return (
    <>
      <div className="coupon-words">
        {title && <p className="coupon-title">{title}</p>}
        {description && <p>{description}</p>}
        {endsOn && (
          <p className="coupon-end">{t('content.coupons.until', { day: date(endsOn) })}</p>
        )}
      </div>
      <p className="coupon-code">
        <span className="visually-hidden">{t('content.coupons.code')}: </span>
        <code translate="no">{code}</code>
        <CopyButton text={code} label={t('content.coupons.copy', { code })} />
      </p>
    </>
  );
}
