import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type Contract, hasSupplied } from '#domain/contract/contract.ts';
import { contractPurpose } from '#domain/contract/contract-purpose.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useContractInvoicesPath } from '#i18n/contract-paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

/** Forms of changes, in the order of the screen. */
const changes = [
  'power-change',
  'iban-change',
  'notification-address',
  'invoice-delivery',
  'electronic-notification',
  'sips-opt-out',
];

/** The way to a contract's invoices, and what can be changed of it; what cannot be changed now says why. */
export function ContractActionsPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const invoicesOf = useContractInvoicesPath();
  const find = useOpenRoutes();
  const claims = find('claims')?.address;
  const hasInvoices =
    hasSupplied(contract) &&
    find(contract.type === 'gas' ? 'gas-contract-invoices' : 'contract-invoices') !== null;
  return (
    <section className="contract-actions" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('contracts.actions.title')}
      </h2>
      {hasInvoices && (
        <Link className="btn btn-secondary btn-sm" to={invoicesOf(contract)}>
          <Icon name="invoice" />
          {t('contracts.actions.invoices')}
        </Link>
      )}
      {changes
        .filter((form) => contractPurpose({ dialog: form })?.types.includes(contract.type))
        .map((form) => (
          <FormButton key={form} form={form} subject={{ contract }} size="small">
            {t(`contracts.actions.${form}`)}
          </FormButton>
        ))}
      {claims && (
        <Link
          className="btn btn-secondary btn-sm"
          to={`${claims}?contract=${referenceOf(contract)}`}
        >
          {t('contracts.actions.claim')}
        </Link>
      )}
    </section>
  );
}
