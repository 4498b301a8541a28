import { readFileSync, statSync } from 'node:fs';

/**
 * Follows a published JSON file: returns a function with its content as it is now. Without a file, and while it cannot be
 * read, that is `usual`.
 */
export function followedFile<Content>(
  file: string | null,
  usual: Content,
  contentOf: (json: never) => Content,
): () => Content {
  let read = { modified: -1, content: usual };
  return () => {
    if (file === null) return usual;
    try {
      const modified = statSync(file).mtimeMs;
      if (modified !== read.modified)
        read = { modified, content: contentOf(JSON.parse(readFileSync(file, 'utf8')) as never) };
      return read.content;
    } catch {
      return usual;
    }
  };
}
