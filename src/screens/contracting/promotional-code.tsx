import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useHolds } from '#config/facts-provider.tsx';
import type { OpenWizard } from '#forms/use-wizard.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useCouponCheck } from './use-coupon-check.ts';

/**
 * A promotional code, checked by the retailer and kept with the wizard; one in the address is applied by itself. It opens
 * other tariffs: past the step that chooses one it can be read, not changed.
 */
export function PromotionalCode({ open }: { open: OpenWizard }): ReactElement | null {
  const { t } = useTexts();
  const id = useId();
  const isOffered = useHolds()(['promotional-code-enabled']) === null;
  const [fromAddress] = useState(useSearchParams()[0].get('promocode')?.trim() ?? '');
  const [typed, setTyped] = useState(fromAddress);
  const applied = open.context.memory.promotionalCode;
  const stands = open.state === 'filling' || open.state === 'refused' || open.state === 'failed';
  const { check, isChecking, fault, mend } = useCouponCheck((code) =>
    open.remember({ promotionalCode: code }),
  );
  const placeOf = (id: string) => open.steps.findIndex((step) => step.id === id);
  const isChecked = isOffered && placeOf('contract') >= 0;
  const isOpen = placeOf(open.context.step) <= placeOf('contract');
  const isApplied = typeof applied === 'string';
  const [wasKnown] = useState(fromAddress !== '' || isApplied);
  const content = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  // What was pressed is gone with the change: the focus goes to what stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change
  useEffect(() => {
    if (wasPressed.current) content.current?.querySelector<HTMLElement>('button, input')?.focus();
    wasPressed.current = false;
  }, [isApplied]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: applied once, on arrival
  useEffect(() => {
    if (isChecked && fromAddress && applied !== fromAddress) check(fromAddress);
  }, [isChecked]);

  if (!isChecked || !(isOpen || isApplied)) return null;
  return (
    <details className="card contracting-box" open={wasKnown}>
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
            {t('wizard.promo.applied', { code: applied })}
          </Alert>
        ) : (
          <form
            className={fault ? 'field is-wrong' : 'field'}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              wasPressed.current = true;
              if (stands && !isChecking) check(typed.trim());
            }}
          >
            <label className="form-label" htmlFor={id}>
              {t('wizard.promo.label')}
            </label>
            <div className="contracting-code">
              <input
                id={id}
                className="form-control code"
                value={typed}
                maxLength={40}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={fault !== null || undefined}
                aria-describedby={fault ? `${id}-error` : undefined}
                onChange={({ target }) => {
                  setTyped(target.value);
                  mend();
                }}
              />
              <Button type="submit" busy={isChecking}>
                {t('wizard.promo.apply')}
              </Button>
            </div>
            <div aria-live="polite">
              {isChecking && <p className="form-note">{t('wizard.promo.checking')}</p>}
              {fault && (
                <p id={`${id}-error`} className="field-error">
                  <Icon name="alert" />
                  {t(`wizard.promo.${fault}`)}
                </p>
              )}
            </div>
          </form>
        )}
      </div>
    </details>
  );
}
