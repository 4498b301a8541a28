/** An element that a driver found. */
export interface Found {
  click(): Promise<void>;
  /** Selects a file of this computer in a file input. */
  upload(file: string): Promise<void>;
}

export interface Cookie {
  name: string;
  value: string;
}

/** What a browser is started with. */
export interface LaunchOptions {
  /** Address of the portal, without a path. */
  url: string;
  isDark?: boolean;
}

/** One tab of one browser: the same few calls for each of them, whatever protocol drives it. */
export interface Driver {
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the body of a function in the page, or in the frame that was entered; returns its JSON value. */
  run<T>(body: string): Promise<T>;
  /** The element that the body of a function returns. */
  find(body: string): Promise<Found | null>;
  /** Later calls of `run` and `find` concern the document of this frame; null: the page again. */
  enter(frame: Found | null): Promise<void>;
  /** Types into the element that has the focus. */
  type(text: string): Promise<void>;
  /** Sets the size of what a page has, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  cookies(): Promise<Cookie[]>;
  setCookie(name: string, value: string): Promise<void>;
  deleteCookie(name: string): Promise<void>;
  close(): Promise<void>;
}

/** The body of a function that calls this one in a page. It may use nothing but its arguments, which are JSON. */
export const bodyOf = <Args extends readonly unknown[]>(
  call: (...args: Args) => unknown,
  ...args: Args
): string =>
  // esbuild names inner functions by a helper that pages do not have.
  `const __name = (one) => one; return (${call})(...${JSON.stringify(args)});`;
