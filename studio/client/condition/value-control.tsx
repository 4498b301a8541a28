import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { ConditionFact } from '#studio/conditions-contract.ts';
import type { Json } from '#studio/contract.ts';
import type { Comparison } from './comparisons.ts';
import type { ConditionTerms } from './condition-words.ts';
import { DayInput, LinesInput, NumberInput } from './value-inputs.tsx';

interface ValueControlProps {
  fact: ConditionFact;
  comparison: Comparison;
  terms: ConditionTerms;
  onChange: (value: Json) => void;
}

const WITHOUT_VALUE: readonly Comparison['name'][] = ['there', 'nothing', 'answered'];
const OF_ENTRIES: readonly Comparison['name'][] = ['contains', 'containsNot'];
const COUNTS: readonly Comparison['name'][] = ['hasAtLeast', 'hasAtMost'];

/** What a fact is compared with: the control that suits it; nothing for a comparison without a value. */
export function ValueControl(props: ValueControlProps): ReactElement | null {
  const { fact, comparison, onChange } = props;
  const { t } = useTexts();
  const { name, value } = comparison;
  if (WITHOUT_VALUE.includes(name)) return null;
  if (name === 'between') {
    const [from = 0, to = 0] = Array.isArray(value) ? value : [];
    return (
      <span className="condition-between">
        <OneValue
          {...props}
          value={from}
          label={t('studio.condition.from')}
          onChange={(next) => onChange([next, to])}
        />
        <OneValue
          {...props}
          value={to}
          label={t('studio.condition.to')}
          onChange={(next) => onChange([from, next])}
        />
      </span>
    );
  }
  if (name === 'oneOf' || name === 'noneOf')
    return fact.values ? (
      <SeveralValues {...props} values={fact.values} />
    ) : (
      <LinesInput value={Array.isArray(value) ? value : []} onChange={onChange} />
    );
  const label = t('studio.condition.value');
  if (COUNTS.includes(name))
    return <NumberInput label={label} value={value} isWhole onChange={onChange} />;
  const { types = [], values } = fact.entries ?? {};
  const compared = OF_ENTRIES.includes(name)
    ? { address: fact.address, types, ...(values && { values }) }
    : fact;
  return <OneValue {...props} fact={compared} label={label} value={value} />;
}

function OneValue(
  props: Pick<ValueControlProps, 'fact' | 'terms' | 'onChange'> & {
    label: string;
    value: Json | undefined;
  },
): ReactElement {
  const { fact, terms, label, value, onChange } = props;
  const { address, values, unit, isDay } = fact;
  const types = fact.types.length > 0 ? fact.types : [typeof value];
  if (types[0] === 'boolean' && types.length === 1)
    return (
      <label className="form-check form-switch value-switch">
        <input
          type="checkbox"
          role="switch"
          className="form-check-input"
          aria-label={label}
          checked={value === true}
          aria-checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span aria-hidden="true">{terms.value(value === true, address)}</span>
      </label>
    );
  if (values) {
    const isKnown = values.some((one) => one === value);
    const known = isKnown || value === undefined ? values : [value, ...values];
    return (
      <select
        className="form-select"
        aria-label={label}
        value={JSON.stringify(value)}
        onChange={({ target }) => onChange(JSON.parse(target.value) as Json)}
      >
        {known.map((one) => (
          <option key={JSON.stringify(one)} value={JSON.stringify(one)}>
            {terms.value(one, address)}
          </option>
        ))}
      </select>
    );
  }
  if (isDay) return <DayInput label={label} value={value} onChange={onChange} />;
  if (typeof value === 'number' && !types.includes('string'))
    return (
      <NumberInput
        {...{ label, value, onChange }}
        isWhole={!types.includes('number')}
        {...(unit && { unit })}
      />
    );
  return (
    <input
      type="text"
      className="form-control"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Some of the values that a fact can have; the last one stays, as one of none never fits. */
function SeveralValues({
  fact: { address },
  comparison,
  terms,
  values,
  onChange,
}: ValueControlProps & { values: Json[] }): ReactElement {
  const { t } = useTexts();
  const chosen = Array.isArray(comparison.value) ? comparison.value : [];
  // A value that files have and the fact does not is shown too.
  const [all] = useState(() => [...values, ...chosen.filter((one) => !values.includes(one))]);
  return (
    <fieldset className="condition-values">
      <legend className="visually-hidden">{t('studio.condition.value')}</legend>
      {all.map((one) => {
        const isChosen = chosen.includes(one);
        return (
          <label key={JSON.stringify(one)} className="form-check">
            <input
              type="checkbox"
              className="form-check-input"
              checked={isChosen}
              disabled={isChosen && chosen.length === 1}
              onChange={() =>
                onChange(isChosen ? chosen.filter((other) => other !== one) : [...chosen, one])
              }
            />
            {terms.value(one, address)}
          </label>
        );
      })}
    </fieldset>
  );
}
