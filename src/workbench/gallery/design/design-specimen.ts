import type { ComponentType } from 'react';
import type { ListState } from './list-rows.ts';

/** An element of the design as the portal shows it. */
export interface DesignSpecimen {
  /** Name of the component in code. */
  name: string;
  /** Which of its states it shows, where each has a place of its own. */
  state?: ListState;
  /** Where it is written, from the root of the repository. */
  file: string;
  Shown: ComponentType;
}
