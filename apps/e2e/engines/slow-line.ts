import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from '../setup/settings.ts';

/** A proxy to the app that can be slowed down and cut off, for browsers that cannot do this themselves. */
export interface SlowLine {
  readonly baseUrl: string;
  /** Delays GET requests to paths that match; with null, none. */
  delay(paths: RegExp | null, milliseconds?: number): void;
  /** Cuts the connection for good. */
  cut(): Promise<void>;
}

/** Starts the proxy on its own port. */
export async function slowLine(): Promise<SlowLine> {
  let slow: { readonly paths: RegExp; readonly milliseconds: number } | undefined;
  const agent = new Agent({ keepAlive: true });
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    const { method, headers } = asked;
    const forward = request({ agent, port: settings.port, host: '127.0.0.1', path, method, headers }, (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    forward.on('error', () => answer.destroy());
    answer.on('close', () => forward.destroy());
    setTimeout(() => asked.pipe(forward), slow?.paths.test(path) && method === 'GET' ? slow.milliseconds : 0);
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://localhost:${port}`,
    delay(paths, milliseconds = 0) {
      slow = paths === null ? undefined : { paths, milliseconds };
    },
    async cut() {
      server.closeAllConnections();
      agent.destroy();
      await new Promise<void>((closed) => void server.close(() => closed()));
    },
  };
}
