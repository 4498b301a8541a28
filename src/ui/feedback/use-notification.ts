import { useEffect, useEffectEvent } from 'react';
import { notify } from './notify.ts';

/** Says once that something was done, each time that it becomes so. */
export function useNotification(isDone: boolean, text: string): void {
  const say = useEffectEvent(() => notify(text));
  useEffect(() => {
    if (isDone) say();
  }, [isDone]);
}
