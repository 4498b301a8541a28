import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#actors/session-context.ts';
import { WizardScreen } from '#forms/wizard-screen.tsx';
import { usePathTo } from '#i18n/paths.ts';
import { HelpPanel } from './help-panel.tsx';
import { PromotionalCode } from './promotional-code.tsx';
import './contracting.scss';

/** The screen that contracts by a wizard: `contracting-electricity`, `contracting-gas` or `contracting-dual`. */
export function contractingScreen(wizard: string): ComponentType {
  return function ContractingScreen() {
    const owner = useSession(({ context }) => context.user?.id ?? '');
    const [, navigate] = useLocation();
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
        onLeave={() => navigate(to('home'))}
      />
    );
  };
}
