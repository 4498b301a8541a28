import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import {
  type ContractAction,
  type ContractActionsOptions,
  nameOfAction,
} from './contract-action.ts';
import { MoreActions } from './more-actions.tsx';
import { useActionAddress } from './use-action-address.ts';

interface ContractActionsProps {
  contract: Contract;
  options: ContractActionsOptions;
}

/** What can be done about a contract; what cannot be done now says why. */
export function ContractActionsPart({ contract, options }: ContractActionsProps): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const failing = useFailingCondition({ contract });
  const find = useOpenRoutes();
  const actions = (options.actions ?? []).filter(
    ({ route, requires }) =>
      failing(requires) === null && (route === undefined || find(route) !== null),
  );
  const more = actions.filter(({ look }) => look === 'more');
  return (
    <section className="contract-actions" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        {t('contracts.actions.title')}
      </h2>
      {actions
        .filter((action) => !more.includes(action))
        .map((action) => (
          <Action key={nameOfAction(action)} action={action} contract={contract} />
        ))}
      {more.length > 0 && <MoreActions actions={more} contract={contract} />}
    </section>
  );
}

function Action({
  action,
  contract,
}: {
  action: ContractAction;
  contract: Contract;
}): ReactElement | null {
  const { t } = useTexts();
  const addressOf = useActionAddress(contract);
  const { form, route, icon, look } = action;
  const text = t(`contracts.actions.${nameOfAction(action)}`);
  const variant = look === 'primary' ? 'primary' : 'secondary';
  if (form)
    return (
      <FormButton form={form} subject={{ contract }} size="small" variant={variant}>
        {text}
      </FormButton>
    );
  if (!route) return null;
  return (
    <Link className={`btn btn-${variant} btn-sm`} to={addressOf(route)}>
      {icon && <Icon name={icon} />}
      {text}
    </Link>
  );
}
