/** Prefix of the keys of the texts that the owner of a page gives to one of its parts. */
export const textsOfPart = (page: string, name: string): string => `pages.${page}.parts.${name}.`;
