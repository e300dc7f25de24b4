import { createServer, type Socket } from 'node:net';
import { portOf } from './access/cutting-proxy.ts';

/** Ways a mail server can fail its senders; `ok` accepts everything. */
export type Hostility =
  | 'ok'
  | '421 as its greeting'
  | '450 to the recipient'
  | '550 to the recipient'
  | 'no greeting'
  | 'nothing after the mail'
  | 'gone after its 250'
  | 'no TLS after offering it';

/** A mail server that fails in a chosen way. */
export interface HostileMailServer {
  readonly url: string;
  /** Message-IDs of the accepted mails, in order. */
  readonly taken: readonly string[];
  /** Number of mails received in full, accepted or not. */
  readonly arrivals: () => number;
  /** Sets the behaviour towards later connections. */
  behave(next: Hostility): void;
  close(): Promise<void>;
}

/**
 * Starts the server on a free port; it waits `slownessMs` before it accepts a mail, `answerMs` before any other reply.
 */
export async function startHostileMailServer(
  first: Hostility,
  slownessMs = 0,
  answerMs = 0,
): Promise<HostileMailServer> {
  let hostility = first;
  let arrivals = 0;
  const taken: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    converse(socket, {
      hostility,
      slownessMs,
      answerMs,
      arrived: (messageId) => {
        arrivals += 1;
        if (hostility !== 'nothing after the mail') taken.push(messageId);
      },
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${portOf(server)}`,
    taken,
    arrivals: () => arrivals,
    behave: (next) => {
      hostility = next;
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

interface Manner {
  readonly hostility: Hostility;
  readonly slownessMs: number;
  readonly answerMs: number;
  arrived(messageId: string): void;
}

function converse(socket: Socket, { hostility, slownessMs, answerMs, arrived }: Manner): void {
  if (hostility === 'no greeting') return;
  if (hostility === '421 as its greeting') {
    socket.end('421 Too busy\r\n');
    return;
  }
  let isMail = false;
  let text = '';
  const take = (mail: string) => {
    arrived(/^message-id: (\S+)/im.exec(mail)?.[1] ?? '');
    if (hostility === 'nothing after the mail') return;
    const leave = () => hostility === 'gone after its 250' && socket.destroy();
    setTimeout(() => socket.write('250 Taken\r\n', leave), slownessMs);
  };
  socket.write('220 Hello\r\n');
  socket.on('data', (bytes) => {
    text += bytes.toString('latin1');
    for (let end = endOfPart(text, isMail); end >= 0; end = endOfPart(text, isMail)) {
      const part = text.slice(0, end);
      text = text.slice(end);
      if (isMail) take(part);
      else setTimeout(() => socket.write(answerTo(part, hostility)), answerMs);
      isMail = !isMail && /^DATA/i.test(part);
    }
  });
}

/** End of the first command, or of the mail being sent, in the received text; -1 while incomplete. */
function endOfPart(text: string, isMail: boolean): number {
  const mark = isMail ? '\r\n.\r\n' : '\r\n';
  const at = text.indexOf(mark);
  return at < 0 ? -1 : at + mark.length;
}

function answerTo(command: string, hostility: Hostility): string {
  const word = command.trim().split(' ')[0]?.toUpperCase() ?? '';
  if (word === 'EHLO')
    return hostility === 'no TLS after offering it' ? '250-Hello\r\n250 STARTTLS\r\n' : '250 Hello\r\n';
  if (word === 'STARTTLS') return '220 Go ahead\r\n250 This is no TLS\r\n';
  if (word === 'RCPT' && hostility === '450 to the recipient') return '450 Not now\r\n';
  if (word === 'RCPT' && hostility === '550 to the recipient') return '550 Nobody here\r\n';
  if (word === 'DATA') return '354 Go on\r\n';
  return word === 'QUIT' ? '221 Bye\r\n' : '250 Yes\r\n';
}
