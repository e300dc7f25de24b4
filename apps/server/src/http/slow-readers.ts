import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reader who takes nothing for so long is sent away, milliseconds. */
const stalledMs = 10_000;
/** The longest that an answer may take to be read: 1 MB at 4 kB a second. */
const longestReadMs = 300_000;

/** Ends connections whose reader takes nothing of an answer, or takes it so slowly that it only holds on to it. */
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
