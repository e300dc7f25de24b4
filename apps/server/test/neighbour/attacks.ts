import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Sockets that a test opened; `end` closes all of them. */
export interface OpenSockets {
  readonly sockets: readonly Socket[];
  end(): void;
}

interface SlowBodies {
  readonly path: string;
  readonly count: number;
  /** The address that the proxy in front would report. */
  readonly from: string;
}

/** Requests whose body never comes: headers at once, then nothing. A connection that the server closes is opened again. */
export function slowBodies(port: number, { path, count, from }: SlowBodies): OpenSockets {
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
  return keptOpen(port, count, (socket) => void socket.write(head));
}

/** Requests sent one behind the other on one socket whose answers nobody reads. */
export function unreadAnswers(port: number, { path, count, from }: SlowBodies): OpenSockets {
  const request = `GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\n\r\n`;
  return keptOpen(port, 1, (socket) => {
    socket.pause();
    socket.write(request.repeat(count));
  });
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
    // Settled at once: a call that fails before the end must not count as unhandled.
    calls.push(Promise.allSettled([call(turn)]));
    await pause(1_000 / perSecond);
  }
  return (await Promise.all(calls)).flat();
}
