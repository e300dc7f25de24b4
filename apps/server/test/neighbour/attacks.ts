import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sockets that a test opened; `end` closes all of them. */
export interface OpenSockets {
  readonly sockets: readonly Socket[];
  end(): void;
}

interface SlowBodies {
  /** The request target: a path, or a whole address as to a proxy. */
  readonly target: string;
  readonly count: number;
  /** The address that the proxy in front would report. */
  readonly from: string;
}

/** Requests whose body never comes: headers at once, then nothing. A connection that the server closes is opened again. */
export function slowBodies(port: number, { target, count, from }: SlowBodies): OpenSockets {
  const head = `POST ${target} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  return keptOpen(port, count, (socket) => void socket.write(head));
}

interface UnreadAnswers {
  readonly target: string;
  readonly connections: number;
  /** Requests that each connection sends at once. */
  readonly requests: number;
  readonly token: string;
  /** Between one connection and the next, so that what holds others up is not the work that the answers take. */
  readonly gapMs: number;
}

/** Requests of somebody signed in whose answers nobody reads, each connection from an address of its own. Resolves when all are open. */
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

/** Sends `call` so many times a second for so many milliseconds, whether the answers come or not; gives what came. */
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
