import { connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Number of open connections of an application. */
export function connectionCount(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}

/** Starts an application listening on loopback; returns the port. */
export async function listenOnLoopback(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The application has no port');
  return address.port;
}

/** A connection with access to every byte. */
export interface RawConnection {
  readonly socket: Socket;
  /** Text received so far. */
  received(): string;
  /** Milliseconds from opening to close; never resolves for a connection that does not read. */
  readonly closed: Promise<number>;
}

/** Opens a connection and sends bytes unchanged. With `reads` false, incoming data stays in the system's buffers. */
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

/** The complete response to the bytes, once the server has closed the connection. */
export async function rawAnswer(port: number, bytes: string | Buffer): Promise<string> {
  const connection = rawConnection(port, bytes);
  await connection.closed;
  return connection.received();
}
