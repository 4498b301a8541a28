import type { ReactElement } from 'react';
import { useHeardPresses } from '#ui/loading/use-heard.ts';
import { useStored } from '#ui/use-stored.ts';
import { Button, type ButtonProps } from './button.tsx';

/** A button whose press takes the page long to render: it is shown at once, and acts after that paint. */
export function HeardButton({
  onClick,
  busy = false,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { onClick: () => void }): ReactElement {
  const { heard, press } = useHeardPresses();
  const isHeard = useStored(heard) !== null;
  return <Button {...rest} busy={busy || isHeard} onClick={() => press('this', onClick)} />;
}
