import type { DesignSpecimen } from './design-specimen.ts';

/** Elements that a designer looks for together, each group in a file of this folder. */
export const designGroups: Readonly<Record<string, () => Promise<readonly DesignSpecimen[]>>> = {
  tokens: async () => (await import('./token-specimens.tsx')).tokens,
  controls: async () => (await import('./control-specimens.tsx')).controls,
  overlays: async () => (await import('./overlay-specimens.tsx')).overlays,
  feedback: async () => (await import('./feedback-specimens.tsx')).feedback,
  dialogs: async () => (await import('./dialog-specimens.tsx')).dialogs,
  lists: async () => (await import('./list-specimens.tsx')).lists,
  charts: async () => (await import('./chart-specimens.tsx')).charts,
};
