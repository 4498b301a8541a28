import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

const always = () => true;

/**
 * Blocks leaving the page while a process is under way that would be lost with it: Back does nothing, and the browser
 * requires a confirmation before it closes or reloads. True once the user tried to leave, until the process has ended.
 *
 * @param leaves returns true for a change of the address that would end it; by default every change
 */
export function useLeaveBlocker(isUnderWay: boolean, leaves: BlockerFunction = always): boolean {
  const [wasBlocked, setBlocked] = useState(false);
  if (wasBlocked && !isUnderWay) setBlocked(false);
  const blocker = useBlocker((change) => isUnderWay && leaves(change));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setBlocked(true);
  }, [blocker]);
  useEffect(() => {
    if (!isUnderWay) return;
    addEventListener('beforeunload', confirmLeaving);
    return () => removeEventListener('beforeunload', confirmLeaving);
  }, [isUnderWay]);
  return wasBlocked;
}
