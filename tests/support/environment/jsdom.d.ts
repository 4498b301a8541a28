/** The part of jsdom's API that tests outside its environment use; jsdom has no types of its own. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    window: { DOMParser: typeof DOMParser; document: Document };
  }
}
