import { createServer, connect as dial } from 'node:net';
import { portOf } from '../access/cutting-proxy.ts';

/** A proxy to PostgreSQL that can stop between a commit and its acknowledgement. */
export interface CommitWatch {
  readonly port: number;
  /** Calls back once, with all traffic stopped, when PostgreSQL has committed a transaction containing this text. */
  onCommitOf(text: string, then: () => void): void;
  close(): Promise<void>;
}

const committed = Buffer.from('COMMIT\0');

/** Starts the proxy to a Unix socket. */
export async function startCommitWatch(socketPath: string): Promise<CommitWatch> {
  let watch: { text: string; then: () => void } | null = null;
  const server = createServer((client) => {
    const upstream = dial(socketPath);
    let isIt = false;
    client.on('data', (bytes: Buffer) => {
      if (watch !== null && bytes.includes(watch.text)) isIt = true;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes: Buffer) => {
      if (isIt && watch !== null && bytes.includes(committed)) {
        const { then } = watch;
        watch = null;
        client.pause();
        upstream.pause();
        then();
      } else client.write(bytes);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => one.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    onCommitOf: (text, then) => {
      watch = { text, then };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
