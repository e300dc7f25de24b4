import * as z from 'zod';
import { BackupRefused } from './refused.ts';

/** Name of an archive's last entry, which lists the required contents. */
export const manifestName = 'manifest.json';

/** Name of the entry with the kept secret. */
export const secretName = 'token-secret';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const manifestSchema = z.strictObject({
  format: z.literal('freehold-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Kind of database the rows came from; they can be restored into either. */
  database: z.enum(['embedded', 'postgres']),
  /** Migrations the rows were written under, in order. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })).min(1),
  /** Every table with its row count and a checksum of all its rows in key order. */
  tables: z.array(z.strictObject({ name: z.string(), rows: count, sha256 })).min(1),
  /**
   * Files of uploaded pictures; pictures in S3-compatible storage stay there. `missing`: listed in the database but not
   * found.
   */
  images: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disk'), files: count, bytes: count, sha256, missing: count }),
    z.strictObject({ kind: z.literal('s3') }),
  ]),
  /**
   * `isIncluded`: the backup holds the secret from the data folder. `code` shows whether a secret is the same without
   * revealing it.
   */
  secret: z.strictObject({ isIncluded: z.boolean(), code: z.string() }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableSum = Manifest['tables'][number];

/**
 * Parses the manifest from its entry's bytes. Throws BackupRefused unless it belongs to a backup this version can read.
 */
export function parseManifest(bytes: Uint8Array): Manifest {
  const parsed = manifestSchema.safeParse(jsonOf(bytes));
  if (!parsed.success) throw new BackupRefused('The manifest is not one that this version reads');
  return parsed.data;
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'));
  } catch {
    return null;
  }
}
