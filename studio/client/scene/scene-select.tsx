import type { ReactElement } from 'react';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';

interface SceneSelectProps {
  icon: StudioIconName;
  label: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChoose: (value: string) => void;
  /** True where the portal is shown otherwise than customers have it. */
  isUnusual?: boolean;
}

/** One choice of the scene: an icon and the value; its name is for the tip and for screen readers. */
export function SceneSelect(props: SceneSelectProps): ReactElement {
  const { icon, label, value, options, onChoose, isUnusual = false } = props;
  return (
    <span className={`scene-select${isUnusual ? ' is-unusual' : ''}`} title={label}>
      <StudioIcon name={icon} />
      <select
        aria-label={label}
        value={value}
        disabled={options.length === 0}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </span>
  );
}
