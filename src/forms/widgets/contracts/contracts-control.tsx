import type { WidgetProps } from '@rjsf/utils';
import { type ReactElement, useState } from 'react';
import { useReportedStatus } from '#forms/engine/use-field-status.ts';
import { widgetAria } from '#forms/widgets/widget-aria.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { ContractBoxes } from './contract-boxes.tsx';
import { useOtherContracts } from './use-other-contracts.ts';
import './contracts.scss';

/**
 * Further active contracts of the customer to tick, behind a word; nothing where there is no other. The answer names
 * each by kind of supply and number: `gas/0010104`.
 */
export function ContractsControl(field: WidgetProps): ReactElement {
  const { t } = useTexts();
  const { id, label } = field;
  const ticked = Array.isArray(field.value) ? (field.value as string[]) : [];
  const [search, setSearch] = useState('');
  const others = useOtherContracts(ticked, search);
  const [isOpen, setOpen] = useState(ticked.length > 0);
  const { hasOthers } = others;
  useReportedStatus(id, hasOthers === false ? 'absent' : null);
  if (!hasOthers) return <span id={id} className="contracts-none" hidden />;

  // A button has no role that could be required.
  const { 'aria-required': _required, ...aria } = widgetAria(field);
  return (
    <div className="contracts">
      <button
        id={id}
        type="button"
        className="contracts-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onBlur={() => field.onBlur(id, field.value)}
        {...aria}
      >
        <Icon name="chevron-down" />
        <span>{label}</span>
        <span className="contracts-count" role="status">
          {ticked.length > 0 && t('form-engine.contracts.ticked', { count: ticked.length })}
        </span>
      </button>
      {isOpen && (
        <ContractBoxes
          label={label}
          others={others}
          ticked={ticked}
          search={search}
          onSearch={setSearch}
          locked={field.readonly === true || field.disabled === true}
          onChange={field.onChange}
        />
      )}
    </div>
  );
}
