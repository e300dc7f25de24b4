/**
 * Who may import whom, as one list for the whole repository. An arrow that the table in docs/decisions/0004 does not name is forbidden.
 * Each rule has a deliberate offender in tools/boundaries/violations, and a test that the rule reports it.
 * Paths are relative to the folder that is cruised, so that the offenders can mirror the tree.
 */
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const test = String.raw`\.test\.tsx?$`;
const server = '^apps/server/src';
const feature = `${server}/features/([^/]+)/`;
const web = '^apps/web/app';
const fastify = 'node_modules/@?fastify';

/** The files that the workspaces offer to others, read from their package.json, such as ^packages/finance/src/index\.ts$. */
function entryPoints() {
  return readdirSync(join(__dirname, 'packages')).flatMap((name) => {
    const { exports = {} } = JSON.parse(readFileSync(join(__dirname, 'packages', name, 'package.json'), 'utf8'));
    return Object.values(exports).map(
      (file) => `^packages/${name}/${file.replace('./', '').replaceAll('.', String.raw`\.`)}$`,
    );
  });
}

const severity = 'error';

const forbidden = [
  {
    name: 'finance-imports-only-itself',
    severity,
    comment: 'The engine is pure: it runs in a browser, a worker and a server, so it may need none of them.',
    from: { path: '^packages/finance/src/', pathNot: test },
    to: { pathNot: '^packages/finance/src/' },
  },
  {
    name: 'contract-imports-only-finance-and-zod',
    severity,
    comment: 'Browser and server share the contract, so it may hold nothing of either.',
    from: { path: '^packages/contract/src/', pathNot: test },
    to: { pathNot: ['^packages/(contract|domain|finance)/', 'node_modules/zod/'] },
  },
  {
    name: 'domain-imports-only-contract-finance-and-plan',
    severity,
    comment: 'What is said of a figure is said in browser and server alike, so it may need nothing of either.',
    from: { path: '^packages/domain/src/', pathNot: test },
    to: { pathNot: '^packages/(contract|domain|finance|plan)/' },
  },
  {
    name: 'plan-imports-only-zod',
    severity,
    comment: 'A plan is text and operations on it: no engine, so that a page can read, change and send one without it.',
    from: { path: '^packages/plan/src/', pathNot: test },
    to: { pathNot: ['^packages/plan/src/', 'node_modules/zod/'] },
  },
  {
    name: 'browser-code-uses-zod-mini',
    severity,
    comment: 'Classic zod is four times the bytes; browser code and what it shares use zod/mini.',
    from: { path: '^(packages|apps/web)/' },
    to: { path: 'node_modules/zod/', pathNot: 'node_modules/zod/(mini|v4-mini|v4/mini|locales|v4/locales)/' },
  },
  {
    name: 'server-feature-imports-infrastructure-only',
    severity,
    comment:
      'Features stand on the folders that serve all of them and on what they are given; the application is put together above them.',
    from: { path: feature, pathNot: test },
    to: {
      path: '^(apps|packages|tools)/',
      pathNot: [
        `${server}/((http|db|mail|jobs|reports|storage|upkeep|metrics)/|(deps|actor|address-bucket|brand|client-scope|content-hash|dates|device-token|fresh-proof|request-origin|same-code)\\.ts$)`,
        `${server}/features/`,
        '^packages/(finance|contract|domain|plan)/',
      ],
    },
  },
  {
    name: 'server-feature-meets-feature-at-index',
    severity,
    comment: "A feature's index.ts is its public face; its queries and routes are its own business.",
    from: { path: feature, pathNot: test },
    to: { path: `${server}/features/`, pathNot: [`${server}/features/$1/`, `${server}/features/[^/]+/index\\.ts$`] },
  },
  {
    name: 'no-cycles',
    severity,
    comment: 'Two files that import each other, even for types alone, cannot be understood one at a time.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-folder-cycles',
    severity,
    comment: 'Two folders that import each other are one folder. Tests are left out.',
    scope: 'folder',
    from: {},
    to: { circular: true },
  },
  {
    name: 'server-queries-know-only-the-database',
    severity,
    comment:
      'SQL stays testable without a request: no Fastify, no contract, no http; of the rest only the scope it is held to.',
    from: { path: `${server}/features/[^/]+/queries(\\.ts$|/)` },
    to: {
      pathNot: [
        'node_modules/kysely/',
        `${server}/db/`,
        `${server}/client-scope\\.ts$`,
        `${server}/features/[^/]+/queries(\\.ts$|/)`,
        '^packages/finance/',
      ],
      dependencyTypesNot: ['core'],
    },
  },
  {
    name: 'server-feature-knows-no-http',
    severity,
    comment: 'All of a feature but its routes runs from a job or a test as well as from a request.',
    from: { path: feature, pathNot: [test, String.raw`[/-]routes\.ts$`, '/routes/'] },
    to: { path: [fastify, `${server}/http/`] },
  },
  {
    name: 'server-service-leaves-sql-to-queries',
    severity,
    comment: 'A service reads and writes through its queries.',
    from: { path: `${server}/features/[^/]+/service\\.ts$` },
    to: { path: ['node_modules/(kysely|pg)/', `${server}/db/(?!transaction\\.ts$)`] },
  },
  {
    name: 'web-routes-import-web-contract-finance',
    severity,
    comment: 'A route composes what the web app, the contract and the engine offer.',
    from: { path: `${web}/(routes/|routes\\.ts$|root\\.tsx$|entry\\.)` },
    to: { path: '^(apps|packages|tools)/', pathNot: ['^apps/web/', '^packages/(contract|domain|finance)/'] },
  },
  {
    name: 'web-feature-imports-ui-charts-lib-only',
    severity,
    comment: 'A feature of the web app knows neither the other features nor the routes that show it.',
    from: { path: `${web}/features/([^/]+)/`, pathNot: test },
    to: {
      path: '^(apps|packages|tools)/',
      pathNot: [
        `${web}/(calculator|charts|ui|lib|loading)/`,
        `${web}/features/$1/`,
        '^packages/(contract|domain|finance|plan)/',
      ],
    },
  },
  {
    name: 'web-charts-look-down',
    severity,
    comment: 'Charts know numbers and formats: below them are only ui, lib and loading.',
    from: { path: `${web}/charts/`, pathNot: test },
    to: { path: '^(apps|packages|tools)/', pathNot: `${web}/(charts|ui|lib|loading)/` },
  },
  {
    name: 'web-ui-looks-down',
    severity,
    comment: 'Parts in ui could ship in another product: below them are only lib and loading.',
    from: { path: `${web}/ui/`, pathNot: test },
    to: { path: '^(apps|packages|tools)/', pathNot: `${web}/(ui|lib|loading)/` },
  },
  {
    name: 'web-lib-looks-down',
    severity,
    comment: 'Below lib is only loading.',
    from: { path: `${web}/lib/`, pathNot: test },
    to: { path: '^(apps|packages|tools)/', pathNot: [`${web}/(lib|loading)/`, '^packages/(contract|domain|finance)/'] },
  },
  {
    name: 'web-loading-looks-nowhere',
    severity,
    comment: 'First paint and keystrokes depend on loading alone; it is the ground of the web app.',
    from: { path: `${web}/loading/`, pathNot: test },
    to: { path: '^(apps|packages|tools)/', pathNot: `${web}/loading/` },
  },
  {
    name: 'web-calculator-looks-down',
    severity,
    comment: 'The layer all calculators share knows none of them.',
    from: { path: `${web}/calculator/`, pathNot: test },
    to: {
      path: '^(apps|packages|tools)/',
      pathNot: [`${web}/(calculator|charts|ui|lib|loading)/`, '^packages/(contract|domain|finance)/'],
    },
  },
  {
    name: 'web-demo-looks-down',
    severity,
    comment: 'The demo answers calls; it draws nothing.',
    from: { path: `${web}/demo/`, pathNot: test },
    to: {
      path: '^(apps|packages|tools)/',
      pathNot: [`${web}/(demo|lib)/`, '^packages/(contract|domain|finance|plan)/'],
    },
  },
  {
    name: 'server-and-web-never-meet',
    severity,
    comment: 'They share the contract and the engine, nothing else.',
    from: { path: '^apps/(server|web)/' },
    to: { path: '^apps/(server|web)/', pathNot: '^apps/$1/' },
  },
  {
    name: 'no-deep-path-into-workspace',
    severity,
    comment: 'A workspace is entered where its package.json says; the rest of it may move.',
    from: { path: '^(packages|apps)/([^/]+)/' },
    to: { path: '^packages/', pathNot: ['^$1/$2/', ...entryPoints()] },
  },
  {
    name: 'no-unresolvable-import',
    severity,
    comment: 'An import that leads nowhere would escape every rule above.',
    from: {},
    to: { couldNotResolve: true },
  },
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        String.raw`\?(inline|url|raw)$`,
        String.raw`\+types/`,
        String.raw`/\.[^./][^/]*/`,
        '/(build|coverage|test-results)/',
        '^tools/boundaries/violations/',
      ],
    },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.d.ts'],
    },
  },
};
