import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { CopyButton } from '#ui/controls/copy-button.tsx';

/** Test cards of stripe.com/testing, which the sandbox's platform knows too. */
const cards = {
  pays: '4242 4242 4242 4242',
  authenticates: '4000 0027 6000 3184',
  declined: '4000 0000 0000 0002',
  expired: '4000 0000 0000 0069',
};

/** Says that nothing is charged here, and which cards to try. */
export function DemoCards(): ReactElement {
  const { t } = useTexts();
  return (
    <aside className="demo-cards">
      <p className="demo-cards-title">{t('payment.demo.title')}</p>
      <p>{t('payment.demo.body')}</p>
      <ul>
        {Object.entries(cards).map(([name, number]) => {
          const what = t(`payment.demo.cards.${name}`);
          return (
            <li key={name}>
              <code>{number}</code>
              <span>{what}</span>
              <CopyButton
                text={number.replaceAll(' ', '')}
                label={t('payment.demo.copy', { what })}
              />
            </li>
          );
        })}
      </ul>
    </aside>
  );
}
