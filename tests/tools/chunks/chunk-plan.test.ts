import { describe, expect, it } from 'vitest';
import { type PlannedModule, type PlannedPage, planChunks } from '#tools/chunks/chunk-plan.ts';

/** Modules by id: their size, and what they import. */
type Modules = Record<string, [size: number, ...imports: string[]]>;

function plan(modules: Modules, pages: Record<string, string[]>, requestCost: number) {
  const moduleOf = (id: string): PlannedModule | null => {
    const [size, ...imports] = modules[id] ?? [0];
    return id in modules ? { size, imports, isStyle: id.endsWith('.scss') } : null;
  };
  const list: PlannedPage[] = Object.values(pages).map((roots) => ({ modules: roots, weight: 1 }));
  const first = { main: ['main'], start: ['start'] };
  return planChunks({ moduleOf, pages: list, first, requestCost });
}

const modules: Modules = {
  main: [1, 'base'],
  start: [100, 'base', 'frame'],
  base: [1],
  frame: [10],
  list: [20, 'frame', 'rows'],
  rows: [30],
  form: [20, 'engine'],
  engine: [500],
  both: [20, 'rows', 'engine'],
  later: [5, 'rows'],
};
const pages = { list: ['list'], form: ['form'], both: ['both'] };

describe('the plan of the chunks', () => {
  it('gives main and start what they import, the first of them before the next', () => {
    const chunks = plan(modules, pages, 0);
    expect(['main', 'base'].map((id) => chunks.get(id))).toEqual(['main', 'main']);
    expect(['start', 'frame'].map((id) => chunks.get(id))).toEqual(['start', 'start']);
  });

  it('has a chunk for the modules that the same pages need where bytes are all that counts', () => {
    const chunks = plan(modules, pages, 0);
    const names = ['list', 'rows', 'form', 'engine', 'both'].map((id) => chunks.get(id));
    expect(new Set(names).size).toBe(5);
  });

  it('merges chunks where a request is worth more than what pages load in vain', () => {
    const chunks = plan(modules, pages, 40);
    // One page of three loads the rows in vain; it would load the engine so as well.
    expect(chunks.get('rows')).toBe('start');
    expect(chunks.get('engine')).not.toBe('start');
    expect(chunks.get('engine')).not.toBe(chunks.get('list'));
  });

  it('merges everything where only requests count', () => {
    const chunks = plan(modules, pages, 1e6);
    expect(new Set(chunks.values())).toEqual(new Set(['main', 'start']));
  });

  it('leaves to the bundler what no page loads at once', () => {
    expect(plan(modules, pages, 40).has('later')).toBe(false);
    expect([...plan(modules, {}, 40).values()].sort()).toEqual(['main', 'main', 'start', 'start']);
  });

  it('makes no two chunks that import one another, whatever a request costs', () => {
    // The small one at the bottom and the page at the top would merge around what lies between them.
    const between: Modules = {
      ...modules,
      top: [5, 'middle'],
      middle: [900, 'bottom'],
      bottom: [5],
      style: [5, 'look.scss', 'bottom'],
      'look.scss': [5],
    };
    for (const cost of [0, 1, 5, 20, 100, 1000, 5000]) {
      const chunks = plan(
        between,
        { top: ['top'], middle: ['middle'], bottom: ['bottom', 'style'] },
        cost,
      );
      const reach = (from: string, found = new Set<string>()): Set<string> => {
        for (const [id, [, ...imports]] of Object.entries(between))
          for (const imported of chunks.get(id) === from ? imports : []) {
            const to = chunks.get(imported);
            if (!to || to === from || found.has(to)) continue;
            found.add(to);
            reach(to, found);
          }
        return found;
      };
      for (const chunk of new Set(chunks.values())) expect(reach(chunk)).not.toContain(chunk);
    }
  });
});
