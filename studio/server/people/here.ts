import type { Other } from '#studio/people-contract.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

interface Page {
  identity: string;
  name: string;
  thing: Thing | null;
}

/** Which pages of the Studio are open, and what their panels are about. */
export interface Here {
  /** A page is open, until the function is called. */
  arrive(tab: string, person: { identity: string; name: string }): () => void;
  /** The panel of a page is about another thing. */
  turn(tab: string, identity: string, thing: Thing | null): void;
  /** The pages beside one. */
  others(tab: string, identity: string): Other[];
}

/** Notes who is where; `announce` is called at each change. */
export function createHere(announce: () => void): Here {
  const pages = new Map<string, Page>();
  return {
    arrive(tab, person) {
      // The stream of a page that came again may begin before the one that was cut off ends.
      const page: Page = { ...person, thing: pages.get(tab)?.thing ?? null };
      pages.set(tab, page);
      announce();
      return () => {
        if (pages.get(tab) !== page) return;
        pages.delete(tab);
        announce();
      };
    },
    turn(tab, identity, thing) {
      const page = pages.get(tab);
      if (page?.identity !== identity) return;
      page.thing = thing;
      announce();
    },
    others: (tab, identity) =>
      [...pages]
        .filter(([other]) => other !== tab)
        .map(([, page]) => ({
          ...{ name: page.name, isSelf: page.identity === identity, thing: page.thing },
        })),
  };
}
