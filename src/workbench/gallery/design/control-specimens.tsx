import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DownloadButton, DownloadFailed } from '#ui/controls/download-button.tsx';
import { OutsideLink } from '#ui/controls/outside-link.tsx';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { TabLinks } from '#ui/controls/tab-links.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Chip } from '#ui/layout/chip.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import type { DesignSpecimen } from './design-specimen.ts';
import { Looks } from './looks.tsx';

const HOME = 'Carrer de la Font Vella 3, 17820 Banyoles';

function Buttons(): ReactElement {
  const { t } = useTexts();
  const text = t('common.retry');
  return (
    <Looks>
      <Button variant="primary">{text}</Button>
      <Button variant="secondary">{text}</Button>
      <Button variant="quiet">{text}</Button>
      <Button variant="danger">{text}</Button>
      <Button variant="primary" size="small">
        {text}
      </Button>
      <Button size="small" icon="refresh">
        {text}
      </Button>
      <Button variant="primary" icon="refresh">
        {text}
      </Button>
      <Button variant="primary" busy>
        {text}
      </Button>
      <Button busy>{text}</Button>
      <Button variant="primary" disabledReason={t('problems.broken.body')}>
        {text}
      </Button>
      <Button disabledReason={t('problems.broken.body')}>{text}</Button>
      <Button variant="primary" block>
        {text}
      </Button>
    </Looks>
  );
}

function Chips(): ReactElement {
  const { t } = useTexts();
  return (
    <Looks>
      <Chip tone="neutral">{t('invoices.status.other')}</Chip>
      <Chip tone="info">{t('invoices.status.manual-verification')}</Chip>
      <Chip tone="success">{t('invoices.status.paid')}</Chip>
      <Chip tone="warning">{t('invoices.status.pending')}</Chip>
      <Chip tone="danger">{t('invoices.status.not-paid')}</Chip>
    </Looks>
  );
}

function Links(): ReactElement {
  return (
    <p>
      <a href="#a">{HOME}</a>
    </p>
  );
}

function OutsideLinks(): ReactElement {
  const { organization, links } = useFacts().settings;
  return (
    <p>
      <OutsideLink href={links.conditions ?? '#'}>{organization.name}</OutsideLink>
    </p>
  );
}

function PhoneLinks(): ReactElement {
  const { phone } = useFacts().settings.organization;
  return (
    <p>
      <PhoneLink phone={phone} />
    </p>
  );
}

function Tabs(): ReactElement {
  const { t } = useTexts();
  return (
    <TabLinks
      label={t('contracts.list.title')}
      current="electricity"
      tabs={[
        {
          id: 'electricity',
          label: t('contracts.types.electricity'),
          to: '#TabLinks',
          icon: 'bolt',
          count: 12,
        },
        { id: 'gas', label: t('contracts.types.gas'), to: '#TabLinks', icon: 'flame', count: 3 },
      ]}
    />
  );
}

function Copy(): ReactElement {
  return <CopyButton text={HOME} label={HOME} />;
}

const download = async () => {};

function Downloads(): ReactElement {
  const { t } = useTexts();
  return (
    <Looks>
      <DownloadButton download={download}>{t('invoices.documents.pdf')}</DownloadButton>
      <DownloadButton download={download} quiet>
        <span className="visually-hidden">{t('invoices.documents.pdf')}</span>
      </DownloadButton>
    </Looks>
  );
}

function Cards(): ReactElement {
  const { t } = useTexts();
  return (
    <Card
      title={t('contracts.list.title')}
      icon="bolt"
      level={3}
      actions={<Button size="small">{t('common.retry')}</Button>}
    >
      <Definitions />
    </Card>
  );
}

function Definitions(): ReactElement {
  const { t } = useTexts();
  return (
    <DefinitionList
      items={[
        { term: t('contracts.list.columns.home'), value: HOME, wide: true },
        { term: 'CUPS', value: 'ES1234123456789012JY' },
        { term: t('contracts.list.columns.state'), value: t('invoices.status.paid') },
      ]}
    />
  );
}

/** What is pressed, and what says something short. */
export const controls: readonly DesignSpecimen[] = [
  { name: 'Button', file: 'src/ui/controls/button.tsx', Shown: Buttons },
  { name: 'Chip', file: 'src/ui/layout/chip.tsx', Shown: Chips },
  { name: 'a', file: 'src/ui/styles/base.scss', Shown: Links },
  { name: 'OutsideLink', file: 'src/ui/controls/outside-link.tsx', Shown: OutsideLinks },
  { name: 'PhoneLink', file: 'src/ui/controls/phone-link.tsx', Shown: PhoneLinks },
  { name: 'TabLinks', file: 'src/ui/controls/tab-links.tsx', Shown: Tabs },
  { name: 'CopyButton', file: 'src/ui/controls/copy-button.tsx', Shown: Copy },
  { name: 'DownloadButton', file: 'src/ui/controls/download-button.tsx', Shown: Downloads },
  { name: 'DownloadFailed', file: 'src/ui/controls/download-button.tsx', Shown: DownloadFailed },
  { name: 'Card', file: 'src/ui/layout/card.tsx', Shown: Cards },
  { name: 'DefinitionList', file: 'src/ui/layout/definition-list.tsx', Shown: Definitions },
];
