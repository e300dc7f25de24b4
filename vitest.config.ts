import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { whyNoPostgres } from './apps/server/test/database/postgres-binaries.ts';

const serverTests = ['apps/server/**/*.test.ts'];
const postgresMissing = 'apps/server/test/database/postgres-missing.test.ts';

const longTests = 'apps/server/**/*.long.test.ts';
// What measures load or seconds, and so has the machine to itself.
const measured = ['away-database', 'crowd', 'equal-builds', 'full-disk', 'killed-database', 'mail-outage', 'overload']
  .concat('restore-speed', 'rolling-restart', 'slow-clients')
  .map((name) => `apps/server/test/long/${name}.long.test.ts`);
// Tests that hardly use a database run on the embedded one only.
const embeddedOnly = [
  'apps/server/src/{mail,reports,workbooks}/**/*.test.ts',
  'apps/server/src/features/{images,reports}/**/*.test.ts',
  'apps/server/src/features/delivery/{bad-servers,injection}.quality.test.ts',
];
// Startup, crash recovery, transactions, migrations, backups, search and sort order can differ between the two.
const onBoth = [
  'apps/server/src/{db,seed,storage}/**/*.test.ts',
  'apps/server/src/{backup/{backup-files,restore.quality},durability}.test.ts',
  'apps/server/src/http/{idempotency.quality,edge,late-decisions,unavailable}.test.ts',
  'apps/server/src/features/{leads/{list,totals,desk},profiles/client-{list,filters},plans/changed-rules,properties/property-list}.test.ts',
  'apps/server/src/features/delivery/delivery.test.ts',
];
const isPostgresMissing = whyNoPostgres() !== undefined;
// Everything else runs on PostgreSQL only, if it is installed (docs/decisions/0056).
const embeddedTests = isPostgresMissing ? serverTests : [...embeddedOnly, ...onBoth];
const excluded = {
  // One process has the embedded database, so none migrates it beside another.
  embedded: ['apps/server/**/*.postgres.test.ts', 'apps/server/src/db/migrating-at-once.quality.test.ts'],
  postgres: ['apps/server/src/db/embedded/**', ...embeddedOnly],
};

function serverProject(database: 'embedded' | 'postgres', include: string[]) {
  return {
    test: {
      name: `server-${database}`,
      include,
      exclude: include.includes(postgresMissing) ? [] : [postgresMissing, ...excluded[database], longTests],
      environment: 'node' as const,
      env: { TEST_DATABASE: database },
      globalSetup: ['apps/server/test/database/global-setup.ts'],
      // For what hangs; a machine may be slow.
      testTimeout: 180_000,
      hookTimeout: 180_000,
    },
  };
}

interface LongFiles {
  include: string[];
  exclude: string[];
  /** Groups of files follow each other. */
  groupOrder: number;
  maxWorkers: number;
}

/** Faults and load: files that take minutes. */
function longProject(name: string, { groupOrder, ...files }: LongFiles) {
  return {
    test: {
      ...serverProject('postgres', files.include).test,
      ...files,
      name,
      env: { TEST_DATABASE: 'postgres', QUALITY_RUN: 'long', FUZZ_RUNS: '22000' },
      isolate: true,
      sequence: { groupOrder },
      testTimeout: 900_000,
      hookTimeout: 120_000,
    },
  };
}

export default defineConfig({
  test: {
    // One for each core: left to itself the runner keeps a core free, which on two cores is half of them.
    maxWorkers: availableParallelism(),
    // A third of the time went into loading the same modules anew for each file. No test leaves anything behind in one.
    isolate: false,
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts', 'tools/**/*.test.{ts,mjs}'],
          environment: 'node',
          // For what hangs: thousands of drawn inputs take longer on a busy machine.
          testTimeout: 120_000,
        },
      },
      { test: { name: 'web-unit', include: ['apps/web/{app,build-steps}/**/*.test.ts'], environment: 'node' } },
      serverProject('embedded', embeddedTests),
      serverProject('postgres', isPostgresMissing ? [postgresMissing] : serverTests),
      longProject('server-long', { include: [longTests], exclude: measured, groupOrder: 1, maxWorkers: 3 }),
      longProject('server-long-measured', { include: measured, exclude: [], groupOrder: 2, maxWorkers: 1 }),
    ],
  },
});
