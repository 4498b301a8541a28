import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { ProductPrices } from '#forms/widgets/choice/product-prices.tsx';
import { useFormats } from '#i18n/formats.ts';
import { termLines } from '#i18n/term-lines.ts';
import { useTexts } from '#i18n/texts.ts';
import { OutsideLink } from '#ui/controls/outside-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { type Definition, DefinitionList } from '#ui/layout/definition-list.tsx';
import '#forms/widgets/choice/product-cards.scss';

/** Member of the prices -> what is priced. */
const PRICED = { power: 'power', energy: 'energy', fixed: 'fixed', variable: 'energy' };

/** What was contracted (RD 88/2026 30.1); nothing where the retailer does not provide it. */
export function ContractTermsPart({ contract }: { contract: Contract }): ReactElement | null {
  const texts = useTexts();
  const { t } = texts;
  const { longDate } = useFormats();
  const { comparator } = useFacts().settings.contracts;
  const { contracted } = contract;
  if (!contracted) return null;
  const { terms, prices, renewalDate, cnae } = contracted;
  const isRenewed = terms.renewal === 'renews';
  const items: Definition[] = [
    {
      term: t('contracts.terms.prices'),
      value: prices && <ProductPrices entry={prices} members={PRICED} />,
      wide: true,
    },
    ...termLines(terms, texts).map(({ term, words }) => ({ term, value: words, wide: true })),
    {
      term: t(`contracts.terms.${isRenewed ? 'renewal-date' : 'end-date'}`),
      value: longDate(renewalDate),
    },
    { term: t('contracts.terms.cnae'), value: cnae },
  ];
  return (
    <Card title={t('contracts.terms.title')} icon="tag">
      <DefinitionList items={items} />
      {comparator && (
        <p>
          <OutsideLink href={comparator}>{t('contracts.terms.comparator')}</OutsideLink>
        </p>
      )}
    </Card>
  );
}
