import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generatedFiles } from '#tools/generate.ts';

test.each(Object.entries(await generatedFiles()))(
  '%s is as `npm run generate` writes it',
  (path, text) => expect(readFileSync(path, 'utf8')).toBe(text),
);
