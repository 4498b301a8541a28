import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#actors/session-context.ts';
import { usePathTo } from '#i18n/paths.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';
import { HelpPanel } from './help-panel.tsx';
import { PromotionalCode } from './promotional-code.tsx';
import './contracting.scss';

/** The wizard of a contracting, with a promotional code and help beside it. */
function ContractingScreen({ wizard }: { wizard: string }): ReactElement {
  const owner = useSession(({ context }) => context.user?.id ?? '');
  const navigate = useNavigate();
  const to = usePathTo();
  return (
    <WizardScreen
      wizard={wizard}
      owner={owner}
      aside={(open) => (
        <>
          <PromotionalCode open={open} />
          <HelpPanel />
        </>
      )}
      onLeave={() => void navigate(to('home'))}
    />
  );
}

export function ElectricityContractingScreen(): ReactElement {
  return <ContractingScreen wizard="contracting-electricity" />;
}

export function GasContractingScreen(): ReactElement {
  return <ContractingScreen wizard="contracting-gas" />;
}

export function DualContractingScreen(): ReactElement {
  return <ContractingScreen wizard="contracting-dual" />;
}
