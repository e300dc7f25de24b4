import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sockets opened by a test; `end` closes all of them. */
export interface OpenSockets {
  readonly sockets: readonly Socket[];
  end(): void;
}

interface SlowBodies {
  /** The request target: a path, or an absolute URL as sent to a proxy. */
  readonly target: string;
  readonly count: number;
  /** Client address, as the proxy in front would report it. */
  readonly from: string;
}

/**
 * Requests whose body never completes: headers and one byte at once, then nothing. A connection the server closes is
 * reopened.
 */
export function slowBodies(port: number, { target, count, from }: SlowBodies): OpenSockets {
  const head = `POST ${target} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  return keptOpen(port, count, (socket) => void socket.write(head));
}

interface UnreadAnswers {
  readonly target: string;
  readonly connections: number;
  /** Requests sent at once on each connection. */
  readonly requests: number;
  readonly token: string;
  /** Pause between connections, so that others are not slowed merely by the work of responding. */
  readonly gapMs: number;
}

/**
 * Signed-in requests whose responses are never read, each connection with its own client address. Resolves when all are
 * open.
 */
export async function unreadAnswers(
  port: number,
  { target, connections, requests, token, gapMs }: UnreadAnswers,
): Promise<OpenSockets> {
  const opened: OpenSockets[] = [];
  for (let place = 1; place <= connections; place += 1) {
    const from = `198.51.100.${place}`;
    const head = `GET ${target} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\nauthorization: Bearer ${token}\r\n\r\n`;
    opened.push(
      keptOpen(port, 1, (socket) => {
        socket.pause();
        socket.write(head.repeat(requests));
      }),
    );
    await pause(gapMs);
  }
  return {
    sockets: opened.flatMap(({ sockets }) => sockets),
    end: () => {
      for (const open of opened) open.end();
    },
  };
}

function keptOpen(port: number, count: number, begin: (socket: Socket) => void): OpenSockets {
  const sockets: Socket[] = [];
  const state = { isOver: false };
  const open = (place: number): void => {
    if (state.isOver) return;
    const socket = connect(port, '127.0.0.1', () => begin(socket));
    sockets[place] = socket;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => setTimeout(open, 100, place));
  };
  for (let place = 0; place < count; place += 1) open(place);
  return {
    sockets,
    end: () => {
      state.isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Calls at a fixed rate for a time, whether or not responses arrive; returns all outcomes. */
export async function flood<Outcome>(
  call: (turn: number) => Promise<Outcome>,
  { perSecond, ms }: { perSecond: number; ms: number },
): Promise<PromiseSettledResult<Outcome>[]> {
  const calls: Promise<PromiseSettledResult<Outcome>[]>[] = [];
  const end = performance.now() + ms;
  for (let turn = 0; performance.now() < end; turn += 1) {
    // allSettled: a call that fails early must not be an unhandled rejection.
    calls.push(Promise.allSettled([call(turn)]));
    await pause(1_000 / perSecond);
  }
  return (await Promise.all(calls)).flat();
}
