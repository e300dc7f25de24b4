import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** A Node binary from npm's package, and where official releases are published. */
export interface Node {
  readonly version: string;
  /** As in the package name, such as `linux-x64`. */
  readonly platform: string;
  readonly binary: Buffer;
  /** URL of the folder of all releases. */
  readonly dist: string;
}

const longestMs = 120_000;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * True when a binary is byte-for-byte the one in the Node project's published archive. The site lists SHA-256 only for
 * archives, so the archive is downloaded, verified and unpacked. Null when the site does not respond. Throws when the
 * archive does not match its published hash.
 */
export async function isOfficialNode({ version, platform, binary, dist }: Node): Promise<boolean | null> {
  const name = `node-v${version}-${platform}`;
  const sums = await fetched(`${dist}/v${version}/SHASUMS256.txt`);
  const archive = sums && (await fetched(`${dist}/v${version}/${name}.tar.gz`));
  if (!sums || !archive) return null;
  const published = sums.toString('utf8').split('\n');
  if (!published.includes(`${sha256(archive)}  ${name}.tar.gz`))
    throw new Error(`${name}.tar.gz does not match the published SHA-256`);
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
