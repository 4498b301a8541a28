import { runWith } from './setup/run-with.mjs';

/** `npm run pictures`: every page of the built portal as a picture (`tests/pictures/pictures.ts`). */
const needs = { browser: true, build: true };
process.exitCode = await runWith(needs, 'tests/pictures/pictures.ts', process.argv.slice(2));
