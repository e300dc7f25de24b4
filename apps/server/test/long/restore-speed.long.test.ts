import { expect, it } from 'vitest';
import { makeBackup } from '../../src/backup/back-up.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { generateRecords } from '../../src/seed/generated-records.ts';
import { emptyTarget, makeBackupPlace, outside } from '../backup.ts';
import { figure } from '../quality.ts';

const clients = 400_000;
const longestRestoreSeconds = 900;

it('restores a million rows within fifteen minutes', async () => {
  const place = makeBackupPlace();
  const source = await emptyTarget();
  await generateRecords(source, { clients, leads: clients, seed: 'restore' });
  const config = place.config();
  let start = performance.now();
  const { path, manifest, bytes } = await makeBackup({ db: source, config, now: () => new Date() });
  const backupSeconds = Math.round((performance.now() - start) / 1000);
  await source.close();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  expect(rows).toBeGreaterThan(1_000_000);
  const target = await emptyTarget();
  start = performance.now();
  const options = { isReplacing: false, isOtherSecretAccepted: false, isMailHeld: false, newer: null };
  await restoreBackup(outside(target, config), { path, ...options });
  const seconds = Math.round((performance.now() - start) / 1000);
  await target.close();
  place.remove();
  expect(seconds).toBeLessThan(longestRestoreSeconds);
  const size = `${rows} rows, ${Math.round(bytes / 1e6)} MB, backup ${backupSeconds} s`;
  figure(
    'M3',
    `restore with both readings and the comparison (${size}), at most ${longestRestoreSeconds} s`,
    `${seconds} s`,
  );
}, 3_000_000);
