import { execFile } from 'node:child_process';
import type { Log } from './log.ts';
import { seldomWarning } from './seldom-warning.ts';

const oneHourMs = 3_600_000;
/** Signs of life in the time after which a frozen process is ended. */
const signsInTime = 3;
const longestSendMs = 5_000;

/** What the one who started the process is told: that it is ready, and from then on that its event loop turns. */
export interface Supervisor {
  ready(): void;
}

/**
 * Tells systemd about this process where its unit asks for that (`Type=notify`, `WatchdogSec`); elsewhere does nothing. Node has no
 * datagram sockets, so systemd's own program sends each message: a process every ten seconds with the unit as given. A timer of the
 * event loop starts it, so a loop that is stuck sends nothing and the process is ended and started anew.
 */
export function superviseBy(environment: Readonly<Record<string, string | undefined>>, log: Log): Supervisor {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (!NOTIFY_SOCKET) return { ready: () => {} };
  const warn = seldomWarning(log, oneHourMs);
  const tell = (...words: string[]) => {
    // A minimal environment, without our secrets.
    const env = { PATH: environment.PATH ?? '', NOTIFY_SOCKET };
    execFile('systemd-notify', words, { env, timeout: longestSendMs }, (error) => {
      if (error) warn({ code: error.code }, 'systemd could not be told; it may end this process for it');
    });
  };
  const everyMs = Number(WATCHDOG_USEC ?? 0) / 1_000 / signsInTime;
  return {
    ready() {
      tell('--ready');
      if (everyMs > 0) setInterval(tell, everyMs, 'WATCHDOG=1').unref();
    },
  };
}
