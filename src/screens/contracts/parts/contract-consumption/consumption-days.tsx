import { type ReactElement, useId, useMemo, useRef, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Days } from '#domain/consumption/consumption.ts';
import {
  daysOf,
  latestDaysOf,
  movedBy,
  type Span,
  spanOf,
  usualResolution,
} from '#domain/consumption/consumption-range.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { ReadAnswers } from '#domain/settings/read-answers.ts';
import { FIRST_DAY } from '#domain/values/day.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useFormForLater } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { FilterForm } from '#lists/filter/filter-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import { useHeard } from '#ui/loading/use-heard.ts';
import type { useConsumptionAddress } from './consumption-address.ts';
import type { ConsumptionOptions } from './consumption-options.ts';
import { useIntervalNames } from './interval-names.ts';

interface ConsumptionDaysProps {
  contract: Contract;
  address: ReturnType<typeof useConsumptionAddress>;
  /** First day with readings, before which the visitor cannot go back; null until it is known. */
  firstDay: string | null;
  lastDay: string;
  offer: Required<ConsumptionOptions>;
}

/** Chooses which days are shown: a usual stretch, the one before or after, or any days that have readings. */
export function ConsumptionDays({
  contract,
  address,
  firstDay,
  lastDay,
  offer,
}: ConsumptionDaysProps): ReactElement {
  const { t } = useTexts();
  const names = useIntervalNames();
  const panelId = useId();
  const isPhone = useMedia(PHONE);
  const [isOther, setOther] = useState(false);
  const others = useRef<HTMLButtonElement>(null);
  const { monthsShown } = useFacts().settings.consumption;
  const { days, go } = address;
  const span = spanOf(days, monthsShown);
  const canMove = {
    earlier: firstDay !== null && movedBy(days, -1).to >= firstDay,
    later: movedBy(days, 1).from <= lastDay,
  };

  const [heard, show] = useHeard((wanted: Span) => {
    // From a longer stretch one comes to its end, as far as it is over.
    const ended =
      days.to < lastDay
        ? daysOf(wanted, days.to, monthsShown)
        : latestDaysOf(wanted, lastDay, monthsShown);
    go({ days: ended, resolution: usualResolution[wanted] });
  }, `${days.from} ${days.to}`);
  const move = (direction: 1 | -1) => go({ days: movedBy(days, direction) });

  return (
    <div className="consumption-days">
      <fieldset className="consumption-spans">
        <legend className="visually-hidden">{t('consumption.span')}</legend>
        {offer.spans.map((one) =>
          one === 'other' ? (
            <button
              key={one}
              ref={others}
              type="button"
              className="btn btn-secondary btn-sm"
              aria-pressed={isOther || span === null}
              aria-expanded={isOther}
              aria-controls={panelId}
              onClick={() => setOther(!isOther)}
            >
              <Icon name="calendar" />
              <span className={isPhone ? 'visually-hidden' : undefined}>
                {t('consumption.spans.other')}
              </span>
            </button>
          ) : (
            <button
              key={one}
              type="button"
              className="btn btn-secondary btn-sm"
              aria-pressed={one === (heard ?? span) && !isOther}
              onClick={() => {
                setOther(false);
                show(one);
              }}
            >
              {t(`consumption.spans.${one}`, { count: monthsShown })}
            </button>
          ),
        )}
      </fieldset>
      <div className="consumption-step">
        <Button
          variant="quiet"
          className="btn-icon"
          icon="chevron-left"
          disabled={!canMove.earlier}
          onClick={() => move(-1)}
        >
          <span className="visually-hidden">{t('consumption.earlier')}</span>
        </Button>
        <span className="consumption-shown">{names.days(days, span)}</span>
        <Button
          variant="quiet"
          className="btn-icon"
          icon="chevron-right"
          disabled={!canMove.later}
          onClick={() => move(1)}
        >
          <span className="visually-hidden">{t('consumption.later')}</span>
        </Button>
      </div>
      <section id={panelId} hidden={!isOther} aria-label={t('consumption.spans.other')}>
        {isOther && (
          <OtherDays
            {...{ contract, lastDay, days }}
            firstDay={firstDay ?? FIRST_DAY}
            onDays={(wanted) => {
              // The focused button goes with the form.
              others.current?.focus();
              setOther(false);
              go({ days: wanted });
            }}
          />
        )}
      </section>
    </div>
  );
}

const FORM = 'consumption-filter';

interface OtherDaysProps {
  contract: Contract;
  days: Days;
  firstDay: string;
  lastDay: string;
  onDays: (days: Days) => void;
}

/** A form for any first and last day. */
function OtherDays({ contract, days, firstDay, lastDay, onDays }: OtherDaysProps): ReactElement {
  const { t } = useTexts();
  const query = useFormForLater(FORM);
  const known = useMemo(() => ({ firstDay, lastDay }), [firstDay, lastDay]);
  const facts = useFacts({ contract, consumption: known });
  const { from, to } = days;
  return (
    <FormBoundary form={FORM} waiting={<Skeleton />}>
      <Loaded query={query} skeleton={<Skeleton />} failed={t('form-engine.failed')}>
        {({ form, texts }) => (
          <FilterForm
            {...{ form, texts, facts }}
            answers={{ from, to: to < lastDay ? to : lastDay }}
            submit={t('consumption.show-days')}
            onChange={(answers: ReadAnswers<typeof FORM>) =>
              onDays({ from: String(answers.from), to: String(answers.to) })
            }
          />
        )}
      </Loaded>
    </FormBoundary>
  );
}
