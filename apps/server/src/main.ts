import { type Config, ConfigError, readConfig } from './config.ts';
import { createLog, errorFacts } from './log.ts';
import { type RunningServer, startServer } from './server.ts';
import { superviseBy } from './supervisor.ts';
import { welcome } from './welcome.ts';

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
