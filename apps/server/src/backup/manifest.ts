import * as z from 'zod';
import { BackupRefused } from './refused.ts';

/** Name of the entry that closes an archive and says what must be in it. */
export const manifestName = 'manifest.json';

/** Name of the entry with the kept secret. */
export const secretName = 'token-secret';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

const manifestSchema = z.strictObject({
  format: z.literal('freehold-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Where the rows came from; they fit both databases. */
  database: z.enum(['embedded', 'postgres']),
  /** The migrations the rows were written under, in order. */
  migrations: z.array(z.strictObject({ name: z.string(), sha256 })).min(1),
  /** Every table with its number of rows and the checksum of all of them in the order of their keys. */
  tables: z.array(z.strictObject({ name: z.string(), rows: count, sha256 })).min(1),
  /** Files of uploaded pictures; those in S3-compatible storage stay there. `missing`: known to the database, not found. */
  images: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('disk'), files: count, bytes: count, sha256, missing: count }),
    z.strictObject({ kind: z.literal('s3') }),
  ]),
  /** Whether the secret kept in the data folder is inside; `code` tells, without showing it, whether a secret is the same. */
  secret: z.strictObject({ isIncluded: z.boolean(), code: z.string() }),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TableSum = Manifest['tables'][number];

/** The manifest in the bytes of its entry. Throws BackupRefused when it is none of a backup this version can read. */
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
