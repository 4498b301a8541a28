import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { SearchSelect } from '#studio/client/look/search-select.tsx';
import { type ComparisonName, comparisonsFor, otherComparison } from './comparisons.ts';
import { ConditionJson } from './condition-json.tsx';
import type { ConditionLine, FactLine } from './condition-node.ts';
import { OpenCondition } from './open-condition.tsx';
import { type ConditionTools, factAt, NAMED } from './use-condition-tools.ts';
import { ValueControl } from './value-control.tsx';

interface LineProps {
  line: ConditionLine;
  tools: ConditionTools;
  onChange: (line: ConditionLine) => void;
  /** Another fact or named condition was chosen, by the value of its option. */
  onChoose: (option: string) => void;
}

/** What a line of a condition says: its fact, how it is compared and with what; or a named condition. */
export function LineControls(props: LineProps): ReactElement {
  const { line, tools, onChange, onChoose } = props;
  const { t } = useTexts();
  const id = useId();
  if (line.kind === 'other')
    return (
      <ConditionJson
        label={t('studio.condition.rare-line')}
        json={line.json}
        onChange={(json) => onChange({ ...line, json })}
      />
    );
  const value = line.kind === 'named' ? NAMED + line.name : line.address;
  const words =
    line.kind === 'named' ? tools.terms.named(line.name) : tools.terms.fact(line.address);
  return (
    <>
      <SearchSelect
        id={id}
        label={t('studio.condition.what')}
        value={value}
        shown={<span>{words}</span>}
        words={words}
        options={tools.options}
        placeholder={words}
        onChoose={onChoose}
      />
      {line.kind === 'fact' ? (
        <FactControls line={line} tools={tools} onChange={onChange} />
      ) : (
        <p className="condition-meaning">
          {tools.namedWords(line.name)} <OpenCondition name={line.name} />
        </p>
      )}
    </>
  );
}

function FactControls({
  line,
  tools,
  onChange,
}: Pick<LineProps, 'tools' | 'onChange'> & { line: FactLine }): ReactElement {
  const { t } = useTexts();
  const { comparison, address } = line;
  const fact = factAt(tools, address);
  const usual = comparisonsFor(fact);
  const names = usual.includes(comparison.name) ? usual : [comparison.name, ...usual];
  const change = (next: FactLine['comparison']) => onChange({ ...line, comparison: next });
  return (
    <div className="condition-rule">
      {names.length > 1 && (
        <select
          className="form-select"
          aria-label={t('studio.condition.how')}
          value={comparison.name}
          onChange={({ target }) =>
            change(otherComparison(fact, target.value as ComparisonName, comparison, tools.today))
          }
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {t(`studio.condition.how-${fact.isDay ? 'day' : 'any'}.${name}`)}
            </option>
          ))}
        </select>
      )}
      <ValueControl
        key={comparison.name}
        fact={fact}
        comparison={comparison}
        terms={tools.terms}
        onChange={(value) => change({ ...comparison, value })}
      />
    </div>
  );
}
