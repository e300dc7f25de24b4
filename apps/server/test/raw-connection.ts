import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How many connections an application has open. */
export function connectionCount(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** The port an application listens on; it listens from now on, on loopback. */
export async function listenOnLoopback(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The application has no port');
  return address.port;
}

/** A connection of which every byte is known. */
export interface RawConnection {
  readonly socket: Socket;
  /** What has arrived so far. */
  received(): string;
  /** Resolves with the milliseconds since the connection was opened when it is closed; one that does not read never learns of it. */
  readonly closed: Promise<number>;
}

/** Opens a connection and sends bytes as they are. One that does not read leaves what comes to the system's buffers. */
export function rawConnection(
  port: number,
  bytes: string | Buffer,
  { reads = true }: { reads?: boolean } = {},
): RawConnection {
  const begun = performance.now();
  const chunks: Buffer[] = [];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  if (reads) socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  else socket.pause();
  socket.write(bytes);
  return {
    socket,
    received: () => Buffer.concat(chunks).toString('latin1'),
    closed: new Promise((resolve) => socket.once('close', () => resolve(performance.now() - begun))),
  };
}

/** The whole answer to bytes, once the server has closed the connection. */
export async function rawAnswer(port: number, bytes: string | Buffer): Promise<string> {
  const connection = rawConnection(port, bytes);
  await connection.closed;
  return connection.received();
}
