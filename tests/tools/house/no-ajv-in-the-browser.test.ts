import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

test('validating a compiled form in the browser does not load Ajv', async () => {
  const bundle = await rolldown({
    input: 'entry',
    platform: 'browser',
    logLevel: 'silent',
    external: ['react', 'react/jsx-runtime'],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${process.cwd()}/entry.js` : null),
        load: (id) =>
          id.endsWith('/entry.js')
            ? "export { default } from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js'; export { loadConfiguration } from './src/config/configuration.ts';"
            : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  const modules = output.flatMap((chunk) => ('moduleIds' in chunk ? chunk.moduleIds : []));
  expect(modules.some((id) => id.includes('validator-ajv8'))).toBe(true);
  expect(modules.filter((id) => /node_modules\/(ajv|ajv-formats)\//.test(id))).toEqual([]);
});
