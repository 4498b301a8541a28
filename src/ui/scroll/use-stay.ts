import { useEffect, useState } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

const always = () => true;

/**
 * Holds the page while something is under way that would be lost with it: Back does nothing, and the browser asks before
 * it closes or reloads. True once somebody tried to leave, until it has ended.
 *
 * @param leaves tells which changes of the address would end it; without it all
 */
export function useStay(isUnderWay: boolean, leaves: BlockerFunction = always): boolean {
  const [wasHeld, setHeld] = useState(false);
  const blocker = useBlocker((change) => isUnderWay && leaves(change));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    setHeld(true);
  }, [blocker]);
  useEffect(() => {
    if (!isUnderWay) return;
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('beforeunload', ask);
      setHeld(false);
    };
  }, [isUnderWay]);
  return wasHeld && isUnderWay;
}
