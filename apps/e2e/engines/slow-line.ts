import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settings } from '../setup/settings.ts';

/** A line to the product that can be made slow and cut, for browsers that cannot do so themselves. */
export interface SlowLine {
  readonly baseUrl: string;
  /** Holds back what is fetched (not what is only asked after) under paths that fit, for so long; nothing without a pattern. */
  delay(paths: RegExp | null, milliseconds?: number): void;
  /** From now on nobody answers. */
  cut(): Promise<void>;
}

/** Opens a line on a port of its own. */
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
