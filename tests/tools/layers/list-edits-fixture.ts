import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';

export const portal = 'schemas/portal.json';
export const partners = 'schemas/partners/p/portal.json';
export const action = (id: string) => ({ id, route: 'contracts' });

export interface WithFooter {
  menus: { footer: { route: string; requires?: string[] }[] };
}

/** The sound configuration with lists of several kinds. */
export function retailer(): Files {
  return edited(soundFiles(), portal, (value: Files) => {
    value.home = {
      type: 'homepage',
      groups: [
        { id: 'supply', actions: [action('one'), action('two')] },
        { id: 'bills', actions: [action('three')] },
      ],
    };
    value.menus = {
      footer: ['contracts', 'login', 'help'].map((route) => ({
        route,
        requires: ['bill-required'],
      })),
    };
    value.batteries = { iconSteps: [5, 10, 25] };
  });
}

/** The same with a partner's settings. */
export const withPartner = (value: object): Files => ({ ...retailer(), [partners]: value });

/** Settings of a partner that edit the menu at the foot. */
export const footer = (...edits: unknown[]) => ({ menus: { footer: { $list: edits } } });

/** The configuration as the partner's customers get it. */
export const viewIn = (files: Files) =>
  viewOf(readConfigurationSources(writeConfiguration(files)), 'p');

export const routesOf = (entries: readonly { route: string }[]) =>
  entries.map(({ route }) => route);

/** Routes of the menu at the foot for the partner's customers. */
export const routesIn = (files: Files) =>
  routesOf((viewIn(files).portal.value as unknown as WithFooter).menus.footer);
