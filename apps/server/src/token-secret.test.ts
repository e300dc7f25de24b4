import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tokenSecret } from './token-secret.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'freehold secret '));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('is made once, readable by its owner alone, and the same for all who start at once', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => tokenSecret({ tokenSecret: null, dataDir })));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[\w-]{64}$/);
  expect(readdirSync(dataDir)).toEqual(['token-secret']);
  expect(statSync(join(dataDir, 'token-secret')).mode & 0o777).toBe(0o600);
});

it.each(['', 'short', '\n', 'x'.repeat(31)])(
  'that was cut short to %j is refused with what is lost without it',
  async (left) => {
    writeFileSync(join(dataDir, 'token-secret'), left);
    await expect(tokenSecret({ tokenSecret: null, dataDir })).rejects.toThrow(
      /empty or cut short.*from a backup.*authenticator apps/s,
    );
  },
);
