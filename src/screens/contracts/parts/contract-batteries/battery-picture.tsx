import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { batteryLevel } from '#domain/battery/battery.ts';
import '#ui/chart/chart-colours.scss';

const [LEFT, TOP, WIDTH, HEIGHT, GAP] = [10, 12, 28, 52, 2] as const;

/** A battery that is filled in steps (setting `batteries.iconSteps`); the text beside it says the percentage. */
export function BatteryPicture({ percentage }: { percentage: number }): ReactElement {
  const { iconSteps } = useFacts().settings.batteries;
  const level = batteryLevel(percentage, iconSteps);
  const height = HEIGHT / iconSteps.length;
  const cells = iconSteps.map((_, at) => iconSteps.length - at);
  return (
    <svg className="battery-picture" viewBox="0 0 48 76" aria-hidden="true" focusable="false">
      <path d="M18 6V3h12v3" className="battery-shell" />
      <rect x="5" y="7" width="38" height="62" rx="7" className="battery-shell" />
      {cells.map((cell, at) => (
        <rect
          key={cell}
          x={LEFT}
          y={TOP + at * height}
          width={WIDTH}
          height={height - GAP}
          rx="2"
          className={cell <= level ? 'battery-cell is-full' : 'battery-cell'}
        />
      ))}
    </svg>
  );
}
