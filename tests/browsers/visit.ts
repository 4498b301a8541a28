import { readFileSync } from 'node:fs';
import type * as TestingLibrary from '@testing-library/dom';
import { bodyOf, type Driver, type Found } from './driver.ts';
import { until } from './until.ts';

/** Finds by role and name in the page itself, by the rules by which the tests in jsdom do. */
const LIBRARY = readFileSync(
  'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  'utf8',
);

/** What a customer looks for: a role with its name, a text, or, where neither names it, a selector. */
export interface Query {
  role?: string;
  name?: string | RegExp;
  text?: string | RegExp;
  css?: string;
  /** The place among those found; 0 is the first. */
  place?: number;
  /** Also what is not visible: file inputs lie behind their button. */
  isHidden?: boolean;
  /** Only inside what this finds. */
  in?: Query;
}

type Plain = Omit<Query, 'name' | 'text' | 'in'> & {
  [key in 'name' | 'text']?: string | { source: string };
} & { in?: Plain };

const plainOf = ({ name, text, in: outer, ...rest }: Query): Plain => {
  const plain = (one: string | RegExp) => (typeof one === 'string' ? one : { source: one.source });
  return {
    ...rest,
    ...(name === undefined ? {} : { name: plain(name) }),
    ...(text === undefined ? {} : { text: plain(text) }),
    ...(outer && { in: plainOf(outer) }),
  };
};

/** Runs in the page. */
function locate(wanted: Plain): Element | null {
  const library = (globalThis as unknown as { TestingLibraryDom: typeof TestingLibrary })
    .TestingLibraryDom;
  const matcher = (one: string | { source: string } | undefined) =>
    typeof one === 'object' ? new RegExp(one.source) : one;
  const search = (query: Plain): Element | null => {
    const { in: outer, role, name, text, css, isHidden, place = 0 } = query;
    const scope = outer ? search(outer) : document.body;
    if (!(scope instanceof HTMLElement)) return null;
    const named = name === undefined ? {} : { name: matcher(name) };
    const found: Element[] = role
      ? library.queryAllByRole(scope, role, named)
      : css
        ? [...scope.querySelectorAll(css)]
        : library.queryAllByText(scope, matcher(text) ?? '');
    const isShown = (one: Element) => isHidden || one.checkVisibility();
    return found.filter(isShown)[place] ?? null;
  };
  return search(wanted);
}

/** A visit to the portal in one browser, in the words of a customer. Everything waits for what it needs, a minute at most. */
export class Visit {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Opens a page and waits for the application, which also hydrates prerendered pages. */
  async open(path: string): Promise<void> {
    await this.driver.open(path);
    await this.started();
  }

  async reload(): Promise<void> {
    await this.driver.reload();
    await this.started();
  }

  async started(): Promise<void> {
    const isStarted = bodyOf(() => performance.getEntriesByName('drawn').length > 0);
    await until('the application has started', () => this.driver.run<boolean>(isStarted));
  }

  async #find(query: Query): Promise<Found | null> {
    const hasLibrary = 'return "TestingLibraryDom" in globalThis';
    if (!(await this.driver.run(hasLibrary))) await this.driver.run(`${LIBRARY}; return true`);
    return this.driver.find(bodyOf(locate, plainOf(query)));
  }

  /** Waits until this is visible. */
  see(query: Query): Promise<Found> {
    return until(`see ${describe(query)}`, () => this.#find(query));
  }

  /** Waits until this is not visible. */
  async gone(query: Query): Promise<void> {
    await until(`${describe(query)} is gone`, async () => !(await this.#find(query)));
  }

  /** Clicks it in the middle of the window, where neither header nor foot covers it, and again where it had moved away. */
  async click(query: Query): Promise<void> {
    const listen = `globalThis.hit = null;
      addEventListener('click', ({ target }) => (hit = one.contains(target)), { capture: true, once: true });`;
    await until(`click ${describe(query)}`, async () => {
      const found = await this.#still(query);
      if (!found) return false;
      await this.#with(query, listen);
      await found.click();
      // Another page has no `hit`.
      return (await this.driver.run('return globalThis.hit')) !== false;
    });
  }

  /** The element, once it is in the middle of the window and no longer moves. */
  async #still(query: Query): Promise<Found | null> {
    const found = await this.#find(query);
    if (!found) return null;
    const scrolled = "one.scrollIntoView({ block: 'center', behavior: 'instant' });";
    const place = "const { x, y } = one.getBoundingClientRect(); return [x, y].join(' ');";
    const before = await this.#with(query, scrolled + place);
    return before === (await this.#with(query, place)) ? found : null;
  }

  /** Runs the body of a function with the element as `one`. */
  #with<T>(query: Query, body: string): Promise<T> {
    const element = `(() => { ${bodyOf(locate, plainOf(query))} })()`;
    return this.driver.run<T>(`const one = ${element}; ${body}`);
  }

  /** Replaces what is in a field by a text. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query);
    await this.#with(query, 'one.select(); return true');
    await this.driver.type(text);
  }

  /** Types the start of an option into a list, as the list itself opens outside of the page. */
  async choose(query: Query, option: string): Promise<void> {
    await this.see(query);
    await this.#with(query, 'one.focus(); return true');
    await this.driver.type(option);
  }

  /** Waits until a field has a value that matches. */
  async hasValue(query: Query, value: RegExp): Promise<void> {
    await until(
      `${describe(query)} has ${value}`,
      async () =>
        (await this.#find(query)) &&
        value.test(await this.#with<string>(query, 'return one.value')),
    );
  }

  async upload(query: Query, file: string): Promise<void> {
    const input = await this.see({
      css: 'input[type=file]:not([capture])',
      isHidden: true,
      in: query,
    });
    await input.upload(file);
  }

  /** Runs something in a frame. */
  async inside(frame: Query, act: () => Promise<void>): Promise<void> {
    await until(`enter ${describe(frame)}`, async () => {
      await this.driver.enter(null);
      const found = await this.#find(frame);
      await this.driver.enter(found);
      return found && this.driver.run('return document.body !== null');
    });
    try {
      await act();
    } finally {
      await this.driver.enter(null);
    }
  }

  /** Waits until the body of a function returns true in the page. */
  async holds(what: string, check: () => boolean): Promise<void> {
    await until(what, () => this.driver.run<boolean>(bodyOf(check)));
  }
}

const describe = (query: Query): string =>
  [query.role, query.name ?? query.text ?? query.css, query.in && `in ${describe(query.in)}`]
    .filter(Boolean)
    .join(' ');
