import { createServer, connect as dial, type Socket } from 'node:net';
import { portOf } from '../access/cutting-proxy.ts';

/** A proxy that can swallow all traffic, like a network that drops every packet. */
export interface SwallowingProxy {
  readonly port: number;
  /** Drops all bytes from now on, or forwards them again; connections stay open and new ones are accepted. */
  swallow(isOn: boolean): void;
  close(): Promise<void>;
}

/** Starts the proxy to a Unix socket. */
export async function startSwallowingProxy(socketPath: string): Promise<SwallowingProxy> {
  let isSwallowing = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = dial(socketPath);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      from.on('data', (bytes: Buffer) => {
        if (!isSwallowing) to.write(bytes);
      });
      // FIN is swallowed too.
      from.on('close', () => {
        open.delete(from);
        if (!isSwallowing) to.destroy();
      });
      from.on('error', () => from.destroy());
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server),
    swallow: (isOn) => {
      isSwallowing = isOn;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
