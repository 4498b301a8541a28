/** The little of jsdom that tests outside its environment use; it brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: { DOMParser: typeof DOMParser };
  }
}
