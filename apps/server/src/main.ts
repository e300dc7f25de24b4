import { execFile } from 'node:child_process';
import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, errorFacts, type Log } from './log.ts';
import { type RunningServer, startServer } from './server.ts';
import { throttledWarning } from './throttled-warning.ts';
import { welcome } from './welcome.ts';

const oneHourMs = 3_600_000;
/** Watchdog messages per timeout, after which systemd kills a frozen process. */
const signsInTime = 3;
const longestSendMs = 5_000;

/** Tells the service manager that the process is ready, and from then on that its event loop is running. */
interface Supervisor {
  ready(): void;
}

/**
 * Reports to systemd when the unit requests it (`Type=notify`, `WatchdogSec`); otherwise does nothing. Node has no
 * datagram sockets, so systemd's own program sends each message: one process every ten seconds with the supplied unit.
 * An event loop timer starts it, so a blocked loop sends nothing and systemd restarts the process.
 */
function superviseBy(environment: Readonly<Record<string, string | undefined>>, log: Log): Supervisor {
  const { NOTIFY_SOCKET, WATCHDOG_USEC } = environment;
  if (!NOTIFY_SOCKET) return { ready: () => {} };
  const warn = throttledWarning(log, oneHourMs);
  const tell = (...words: string[]) => {
    // A minimal environment, without our secrets.
    const env = { PATH: environment.PATH ?? '', NOTIFY_SOCKET };
    execFile('systemd-notify', words, { env, timeout: longestSendMs }, (error) => {
      if (error) warn({ code: error.code }, 'systemd could not be notified; it may kill this process');
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

const longestShutdownMs = 10_000;

async function main(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  try {
    const server = await startServer(config, log);
    process.stdout.write(welcome(config, server));
    const supervisor = superviseBy(process.env, log);
    supervisor.ready();
    closeOnSignal(server);
  } catch (error) {
    log.fatal(errorFacts(error), 'the server did not start');
    process.stderr.write(`Freehold did not start: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`Freehold did not start. ${error.message}\n`);
    process.exit(2);
  }
}

function closeOnSignal(server: RunningServer): void {
  let isClosing = false;
  const close = (): void => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), longestShutdownMs).unref();
    server.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
  process.on('SIGHUP', close);
}

await main();
