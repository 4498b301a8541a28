import { type ReactElement, useId, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { ContractName } from '#forms/other-contracts/contract-name.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useAfterPause } from '#ui/use-after-pause.ts';
import type { OtherContractsOffer } from './use-other-contracts.ts';

interface ContractBoxesProps {
  label: string;
  others: OtherContractsOffer;
  ticked: readonly string[];
  search: string;
  onSearch: (text: string) => void;
  /** True while nothing may change. */
  locked: boolean;
  onChange: (ticked: string[]) => void;
}

/** A box for each contract, a search where there are many, and one button for all that are listed. */
export function ContractBoxes(props: ContractBoxesProps): ReactElement {
  const { label, others, ticked, search, onSearch, locked, onChange } = props;
  const { t } = useTexts();
  const { listed, isLong, hasMore, isNothing, hasFailed } = others;
  const references = listed.map(referenceOf);
  const unticked = references.filter((one) => !ticked.includes(one));
  const toggle = (one: string) =>
    onChange(ticked.includes(one) ? ticked.filter((other) => other !== one) : [...ticked, one]);
  return (
    <div className="contracts-panel">
      {isLong && <ContractSearch value={search} onSearch={onSearch} />}
      <p role="status" className="contracts-note">
        {hasFailed && t('contracts.list.failed')}
        {isNothing && search !== '' && t('contracts.list.no-matches.title', { text: search })}
      </p>
      {listed.length > 1 && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          disabled={locked}
          onClick={() =>
            onChange(
              unticked.length > 0
                ? [...ticked, ...unticked]
                : ticked.filter((one) => !references.includes(one)),
            )
          }
        >
          {t(unticked.length > 0 ? 'form-engine.contracts.all' : 'form-engine.contracts.none', {
            count: references.length,
          })}
        </button>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll in every browser */}
      <div role="group" aria-label={label} className="contracts-list">
        {listed.map((contract) => {
          const reference = referenceOf(contract);
          return (
            <label key={reference} className="contracts-option">
              <input
                type="checkbox"
                className="form-check-input"
                checked={ticked.includes(reference)}
                disabled={locked}
                onChange={() => toggle(reference)}
              />
              <ContractName contract={contract} />
            </label>
          );
        })}
      </div>
      {hasMore && <p className="contracts-note">{t('form-engine.contracts.more')}</p>}
    </div>
  );
}

interface ContractSearchProps {
  value: string;
  onSearch: (text: string) => void;
}

function ContractSearch({ value, onSearch }: ContractSearchProps): ReactElement {
  const { t } = useTexts();
  const id = useId();
  const { searchDelayMs } = useFacts().settings.contracts;
  const [typed, setTyped] = useState(value);
  useAfterPause(typed.trim(), searchDelayMs, onSearch);
  return (
    <div className="contracts-search">
      <label className="visually-hidden" htmlFor={id}>
        {t('contracts.list.search.label')}
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder={t('contracts.list.search.placeholder')}
        maxLength={100}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter searches here; elsewhere in the form it sends.
          event.preventDefault();
          onSearch(typed.trim());
        }}
      />
    </div>
  );
}
