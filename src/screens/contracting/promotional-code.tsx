import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useEffectEvent, useRef, useState } from 'react';
import FormControl from 'react-bootstrap/FormControl';
import FormLabel from 'react-bootstrap/FormLabel';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { couponLookup } from '#queries/contracting/contracting.ts';
import { useSearchParams } from '#ui/address/use-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Icon } from '#ui/layout/icon.tsx';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { useCouponCheck } from './use-coupon-check.ts';

/** The field's, the same in a prerendered page. */
const ID = 'promotional-code';

/** What a code gives, in the retailer's words; nothing where it has none. */
function CouponGain({ coupon }: { coupon: string }): ReactElement | null {
  const [found] = useQuery(couponLookup({ coupon })).data ?? [];
  return found?.description ? <p>{String(found.description)}</p> : null;
}

/**
 * A promotional code, checked by the retailer and stored with the wizard; one in the address is applied at once. It
 * changes the tariffs on offer: after the step that chooses one it is read-only.
 */
export function PromotionalCode({ open }: { open: OpenWizard }): ReactElement | null {
  const { t } = useTexts();
  const isOffered = useFailingCondition()(['promotional-code-enabled']) === null;
  const ofAddress = useSearchParams()[0].get('promocode')?.trim() ?? '';
  // That of the arrival: the address of a later step has none.
  const [fromAddress, setFromAddress] = useState(ofAddress);
  const [typed, setTyped] = useState(fromAddress);
  if (fromAddress === '' && ofAddress !== '') {
    setFromAddress(ofAddress);
    if (typed === '') setTyped(ofAddress);
  }
  const applied = open.context.memory.promotionalCode;
  const stands = open.state === 'filling' || open.state === 'refused' || open.state === 'failed';
  const { check, isChecking, error, clearError } = useCouponCheck((code) =>
    open.remember({ promotionalCode: code }),
  );
  const placeOf = (id: string) => open.steps.findIndex((step) => step.id === id);
  const isChecked = isOffered && placeOf('contract') >= 0;
  const isOpen = placeOf(open.context.step) <= placeOf('contract');
  const isApplied = typeof applied === 'string';
  const [wasApplied] = useState(isApplied);
  const content = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  // The button that was pressed is gone: the focus moves to what replaces it.
  useFocusOnChange(isApplied, () => {
    if (wasPressed.current) content.current?.querySelector<HTMLElement>('button, input')?.focus();
    wasPressed.current = false;
  });
  useCheckOnArrival(isChecked && fromAddress !== '', () => {
    if (applied !== fromAddress) check(fromAddress);
  });

  if (!isChecked || !(isOpen || isApplied)) return null;
  return (
    <details className="card contracting-box" open={wasApplied || fromAddress !== ''}>
      <summary>
        <Icon name="tag" />
        {t('wizard.promo.title')}
      </summary>
      <div ref={content}>
        {isApplied ? (
          <Alert
            tone="success"
            actions={
              stands &&
              isOpen && (
                <Button
                  size="small"
                  onClick={() => {
                    wasPressed.current = true;
                    open.remember({ promotionalCode: null });
                  }}
                >
                  {t('wizard.promo.remove')}
                </Button>
              )
            }
          >
            <p>{t('wizard.promo.applied', { code: applied })}</p>
            <CouponGain coupon={applied} />
          </Alert>
        ) : (
          <form
            className={error ? 'field is-wrong' : 'field'}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              wasPressed.current = true;
              if (stands && !isChecking) check(typed.trim());
            }}
          >
            <FormLabel htmlFor={ID}>{t('wizard.promo.label')}</FormLabel>
            <div className="contracting-code">
              <FormControl
                id={ID}
                className="code"
                value={typed}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={error !== null || undefined}
                aria-describedby={error ? `${ID}-error` : undefined}
                onChange={({ target }) => {
                  setTyped(target.value);
                  clearError();
                }}
              />
              <Button type="submit" busy={isChecking}>
                {t('wizard.promo.apply')}
              </Button>
            </div>
            <div aria-live="polite">
              {isChecking && <p className="form-note">{t('wizard.promo.checking')}</p>}
              {error && (
                <p id={`${ID}-error`} className="field-error">
                  <Icon name="alert" />
                  {t(`wizard.promo.${error}`)}
                </p>
              )}
            </div>
          </form>
        )}
      </div>
    </details>
  );
}

/** Checks the code of the address once codes are checked. */
function useCheckOnArrival(isChecked: boolean, check: () => void): void {
  const checkNow = useEffectEvent(check);
  useEffect(() => {
    if (isChecked) checkNow();
  }, [isChecked]);
}
