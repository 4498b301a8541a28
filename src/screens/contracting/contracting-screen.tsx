import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '#actors/session-context.ts';
import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { startDays } from '#domain/contract/supply-start.ts';
import { knownPerson } from '#domain/customer/user.ts';
import { usePathTo } from '#i18n/paths.ts';
import { userQuery } from '#queries/account/user.ts';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { WizardSubject } from '#wizard/run/wizard-subject.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';
import { HelpPanel } from './help-panel.tsx';
import { LettersNote } from './letters-note.tsx';
import { PromotionalCode } from './promotional-code.tsx';
import './contracting.scss';

/** The wizard of a contracting, with a promotional code and help beside it. */
function ContractingScreen({ wizard }: { wizard: string }): ReactElement {
  const owner = useSession(({ context }) => context.user?.id ?? '');
  const navigate = useNavigate();
  const to = usePathTo();
  const { session, settings } = useFacts();
  const { signedIn } = session;
  const { workingDays, latestDays } = settings.contractation.start;
  const day = today();
  // The user is loaded before the first step, as a form is prefilled when it opens; after a failure more must be typed.
  const { data: user, isLoading } = useQuery({ ...userQuery(), enabled: signedIn });
  const known = useMemo(
    () => ({
      start: startDays(day, { workingDays, latestDays }),
      ...(signedIn && user && { user: knownPerson(user) }),
    }),
    [signedIn, user, day, workingDays, latestDays],
  );
  if (isLoading) return <SkeletonCards cards={1} />;
  return (
    <WizardSubject value={known}>
      <WizardScreen
        wizard={wizard}
        owner={owner}
        aside={(open) => (
          <>
            <LettersNote />
            <PromotionalCode open={open} />
            <HelpPanel />
          </>
        )}
        onLeave={() => void navigate(to('home'))}
      />
    </WizardSubject>
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
