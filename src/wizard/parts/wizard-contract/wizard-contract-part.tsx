import { type ReactElement, useId, useMemo } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { OutsideLink } from '#ui/controls/outside-link.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import type { Order } from '#wizard/summary/order.ts';
import { ContractSupply } from './contract-supply.tsx';
import { SummaryDocument } from './summary-document.tsx';

/**
 * What is ordered, before it is: price and terms of each supply, when it starts and the right to withdraw; behind a word
 * all prices and terms, how to withdraw, the company, and where to turn (RD 88/2026 28.3, TRLGDCU 97.1). Nothing where no
 * contract is ordered.
 */
export function WizardContractPart({ order }: { order: Order }): ReactElement | null {
  const { wizard, answers, memory, steps } = order;
  const { t } = useTexts();
  const titleId = useId();
  const subject = useMemo(
    () => ({ wizard: { name: wizard, answers, memory } }),
    [wizard, answers, memory],
  );
  const facts = useFacts(subject);
  const isConsumer = useFailingCondition(subject)(['contracting-consumer']) === null;
  if (steps.length === 0) return null;
  return (
    <section className="wizard-contract" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('wizard.contract.title')}</h3>
      <p className="form-note">{t('wizard.contract.intro')}</p>
      {steps.map((step) => (
        <ContractSupply key={step.id} {...{ step, answers, facts }} />
      ))}
      {isConsumer && <p>{t('wizard.contract.withdrawal.right')}</p>}
      <details className="wizard-contract-whole">
        <summary>{t('wizard.contract.whole')}</summary>
        {steps.map((step) => (
          <ContractSupply key={step.id} {...{ step, answers, facts }} whole />
        ))}
        <Start order={order} />
        {isConsumer && <Withdrawal />}
        <Company />
      </details>
      <SummaryDocument order={order} />
    </section>
  );
}

function Start({ order: { start, startDate } }: { order: Order }): ReactElement | null {
  const { t, optional } = useTexts();
  const { longDate } = useFormats();
  const day = typeof startDate === 'string' ? longDate(startDate) : '';
  const words =
    start !== 'date' || day ? optional(`wizard.contract.starts.${start}`, { day }) : null;
  if (!words) return null;
  return (
    <section>
      <h4>{t('wizard.contract.start')}</h4>
      <p>{words}</p>
    </section>
  );
}

/** How a consumer withdraws from a contract made at a distance (TRLGDCU 97.1.i, 104 to 108). */
function Withdrawal(): ReactElement {
  const { t } = useTexts();
  const { organization } = useFacts().settings;
  const { email, address } = organization;
  const how = address ? 'by-post' : 'online';
  const page = useOpenRoutes()('withdrawal');
  return (
    <section>
      <h4>{t('wizard.contract.withdrawal.title')}</h4>
      <p>
        <TextWithPhone
          text={t(`wizard.contract.withdrawal.${how}`, { email, address })}
          organization={organization}
        />
      </p>
      {page?.address && (
        <OutsideLink href={page.address}>{t('frame.routes.withdrawal')}</OutsideLink>
      )}
      <p>{t('wizard.contract.withdrawal.cost')}</p>
    </section>
  );
}

/** Who sells the energy, and where to turn (RD 88/2026 13.af, Ley 7/2017). */
function Company(): ReactElement {
  const { t } = useTexts();
  const { organization } = useFacts().settings;
  const { legalName, vat, address, email, phone, freePhone, disputes } = organization;
  const facts = { legalName, vat, address, email, phone, freePhone };
  return (
    <section>
      <h4>{t('wizard.contract.company')}</h4>
      <DefinitionList
        items={Object.entries(facts).map(([id, value]) => ({
          term: t(`wizard.contract.companies.${id}`),
          value,
        }))}
      />
      {disputes.length > 0 && <p>{t('wizard.contract.disputes')}</p>}
      <ul>
        {disputes.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="visually-hidden"> {t('form-engine.new-tab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
