/**
 * Room (folder) -> rooms it may import. A room that is not listed, such as a new one, may import nothing. npm packages
 * are free, except where a rule below says otherwise.
 */
// biome-ignore format: one row a room
const doors = {
  'src/main.tsx': ['src/workbench', 'src/app', 'src/config', 'src/api', 'src/ui/hydration/browser-translation.ts', 'src/ui/hydration/moved-press.ts', 'src/ui/layout/theme.ts', 'src/ui/loading/when-painted.ts'],
  'src/workbench': ['src/app', 'src/screens', 'src/parts', 'src/wizard', 'src/lists', 'src/forms', 'src/actors', 'src/operations', 'src/queries', 'src/api', 'src/config', 'src/domain', 'src/i18n', 'src/ui', 'machines', 'openapi'],
  'src/app': ['src/screens', 'src/parts', 'src/consent', 'src/content', 'src/help', 'src/payment', 'src/wizard', 'src/forms', 'src/actors', 'src/operations', 'src/queries', 'src/api', 'src/config', 'src/domain', 'src/storage', 'src/i18n', 'src/ui', 'machines'],
  'src/screens': ['src/parts', 'src/wizard', 'src/content', 'src/help', 'src/lists', 'src/payment', 'src/forms', 'src/actors', 'src/operations', 'src/queries', 'src/api', 'src/config', 'src/domain', 'src/i18n', 'src/ui', 'machines'],
  'src/parts': ['src/content', 'src/help', 'src/lists', 'src/forms', 'src/queries', 'src/config', 'src/domain', 'src/i18n', 'src/ui'],
  'src/wizard': ['src/parts', 'src/forms', 'src/actors', 'src/operations', 'src/queries', 'src/config', 'src/domain', 'src/storage', 'src/i18n', 'src/ui', 'machines'],
  'src/payment': ['src/forms/dialog-address.ts', 'src/forms/engine/submit/idempotency-key.ts', 'src/actors', 'src/queries', 'src/config', 'src/domain', 'src/i18n', 'src/ui', 'machines'],
  'src/consent': ['src/config', 'src/domain', 'src/storage', 'src/i18n', 'src/ui'],
  'src/content': ['src/queries', 'src/config', 'src/domain', 'src/storage', 'src/i18n', 'src/ui'],
  'src/help': ['src/lists', 'src/config', 'src/domain', 'src/i18n', 'src/ui'],
  'src/lists': ['src/forms', 'src/queries', 'src/config', 'src/domain', 'src/i18n', 'src/ui'],
  'src/forms': ['src/actors', 'src/operations', 'src/queries', 'src/config', 'src/domain', 'src/storage', 'src/i18n', 'src/ui', 'machines'],
  'src/actors': ['src/operations', 'src/queries', 'src/api', 'src/config', 'src/domain', 'src/storage', 'machines'],
  'src/operations': ['src/api', 'src/config', 'src/domain', 'src/queries', 'openapi'],
  'src/queries': ['src/api', 'src/config', 'src/domain', 'openapi'],
  'src/api': ['src/domain', 'src/storage', 'openapi'],
  'src/config': ['src/api', 'src/domain'],
  'src/i18n': ['src/config', 'src/api', 'src/domain'],
  'src/ui': ['src/i18n', 'src/config/code-loading.ts', 'src/config/connection.ts', 'src/config/report.ts', 'src/domain', 'src/storage'],
  'src/domain': [],
  'src/storage': [],
  machines: ['src/domain'],
  openapi: [],
  schemas: [],
  locales: [],
  sandbox: ['src/i18n/common-values.ts', 'src/i18n/text-formats.ts', 'src/domain', 'openapi', 'schemas'],
  tools: ['src/forms/widgets/widget-definition.ts', 'src/parts/part-definition.ts', 'src/parts/page-definitions.ts', 'src/parts/part-texts.ts', 'src/operations/mutation.ts', 'src/api/headers.ts', 'src/queries/lookups.ts', 'src/queries/read/query-keys.ts', 'src/i18n/language-formats.ts', 'src/i18n/word-joins.ts', 'src/i18n/common-values.ts', 'src/forms/form-text-values.ts', 'src/forms/engine/resets/reset-answers.ts', 'src/forms/engine/field-address.ts', 'machines', 'src/config', 'src/domain', 'sandbox', 'openapi', 'schemas', 'locales'],
  studio: ['src/workbench/edit/studio-messages.ts', 'src/forms', 'src/config', 'src/domain', 'src/i18n', 'src/ui', 'sandbox', 'tools', 'schemas', 'locales'],
  tests: ['studio', 'src', 'machines', 'openapi', 'schemas', 'locales', 'sandbox', 'tools'],
};

const inside = (room) => (/\.tsx?$/.test(room) ? `^${room}$` : `^${room}/`);

module.exports = {
  forbidden: [
    ...Object.entries(doors).map(([room, rooms]) => ({
      name: `door-of-${room.replaceAll('/', '-')}`,
      comment: `${room} may import only from ${rooms.join(', ') || 'nothing'}`,
      severity: 'error',
      from: { path: inside(room) },
      to: {
        path: '^(src|machines|openapi|schemas|locales|sandbox|studio|tools|tests)/',
        pathNot: [room, ...rooms].map(inside),
      },
    })),
    {
      name: 'closed-by-default',
      comment: 'a new room needs a row in the table of doors',
      severity: 'error',
      from: { path: '^src/', pathNot: Object.keys(doors).map(inside) },
      to: { path: '^(src|machines|openapi|schemas|locales|sandbox|studio|tools)/' },
    },
    {
      name: 'screens-never-import-one-another',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/([^/]+)/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'machines-are-pure',
      comment: 'no React, no fetch client, no storage in a machine',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/(react|react-dom|@xstate/react|@tanstack|openapi-fetch|i18next)' },
    },
    {
      name: 'ajv-never-reaches-the-customer',
      severity: 'error',
      from: { path: '^(src|machines)/' },
      to: { path: 'node_modules/(ajv|ajv-formats)/' },
    },
    {
      name: 'dependencies-reach-the-browser',
      comment:
        'what the portal runs with is in dependencies; build, sandbox and tests have devDependencies',
      severity: 'error',
      from: { path: '^(src|machines)/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'types included',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-resolves',
      comment: 'npm run bench installs what only a bench needs',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(@jsonforms/|survey-)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^openapi/generated/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
