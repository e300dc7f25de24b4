import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Idle time after which a stalled reader is disconnected, in milliseconds. */
const stalledMs = 10_000;
/** Longest time to read a response, in milliseconds: 1 MB at 4 kB a second. */
const longestReadMs = 300_000;

/** Disconnects readers that stall, or read so slowly that they only tie up the response. */
export function endSlowReaders(app: FastifyInstance): void {
  const watched = new WeakSet<object>();
  app.addHook('onSend', async (request, reply) => {
    const { socket } = request.raw;
    // `app.inject` requests have no socket.
    if (!(socket instanceof Socket) || watched.has(reply.raw)) return;
    watched.add(reply.raw);
    // Bytes accepted by the kernel count as progress; the server resets its own timeout with the next request.
    socket.setTimeout(stalledMs);
    const tooLong = setTimeout(() => socket.destroy(), longestReadMs);
    reply.raw.once('close', () => clearTimeout(tooLong));
  });
}
