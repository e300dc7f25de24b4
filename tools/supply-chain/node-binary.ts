import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** A Node of npm's package, and where the official one is published. */
export interface Node {
  readonly version: string;
  /** As in the name of the package, such as `linux-x64`. */
  readonly platform: string;
  readonly binary: Buffer;
  /** Folder of all releases. */
  readonly dist: string;
}

const longestMs = 120_000;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * Whether a binary is, byte for byte, the one in the archive that Node's project publishes: its site names the SHA-256 of archives alone,
 * so the archive is fetched, held against that, and opened. Null when the site does not answer. Throws when what it gives is not
 * what it says.
 */
export async function isOfficialNode({ version, platform, binary, dist }: Node): Promise<boolean | null> {
  const name = `node-v${version}-${platform}`;
  const sums = await fetched(`${dist}/v${version}/SHASUMS256.txt`);
  const archive = sums && (await fetched(`${dist}/v${version}/${name}.tar.gz`));
  if (!sums || !archive) return null;
  const published = sums.toString('utf8').split('\n');
  if (!published.includes(`${sha256(archive)}  ${name}.tar.gz`))
    throw new Error(`${name}.tar.gz has not the published SHA-256`);
  const options = { input: archive, maxBuffer: 512 * 1024 * 1024 };
  return sha256(execFileSync('tar', ['-xzO', `${name}/bin/node`], options)) === sha256(binary);
}

async function fetched(address: string): Promise<Buffer | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(longestMs) });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
