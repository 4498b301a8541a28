import { copyFileSync, mkdirSync } from 'node:fs';
import { build } from 'vite';
import { compileConfiguration } from '#tools/config/compile.ts';
import { stampBuild } from './setup/build-stamp.mjs';

/** Writes dist/: the application (Vite) and the configuration beside it. Any static server can serve it. */
await build({ logLevel: 'warn' });
mkdirSync('dist/config', { recursive: true });
await compileConfiguration({ root: '.', out: 'dist/config' });
copyFileSync('schemas/deployment.json', 'dist/deployment.json');
stampBuild();
console.log('· Built dist/');
