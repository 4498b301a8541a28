import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { watchForBlocker } from './blocker.ts';
import { failedScripts, onThirdParty } from './third-parties.ts';

/**
 * Reports that the chat did not load although the customer agreed to it, and names an ad blocker as a possible cause.
 */
export function ChatFailure(): ReactElement | null {
  const { t } = useTexts();
  const { organization } = useFacts().settings;
  const isFailed = useSyncExternalStore(onThirdParty, failedScripts, failedScripts).some(
    ({ chat }) => chat,
  );
  const isBlocked = useBlocker(isFailed);
  if (!isFailed) return null;
  const text = t(isBlocked ? 'consent.chat.blocked' : 'consent.chat.failed', {
    phone: organization.phone,
  });
  return (
    <p role="status" className="frame-chat-failure">
      <TextWithPhone text={text} organization={organization} />
    </p>
  );
}

/** True once an ad blocker is found; looks for one while `isWanted`. */
function useBlocker(isWanted: boolean): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => (isWanted ? watchForBlocker(setBlocked) : undefined), [isWanted]);
  return isBlocked;
}
