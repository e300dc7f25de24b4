import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { settings } from './settings.ts';

rmSync(settings.folder, { recursive: true, force: true });
mkdirSync(settings.mailFolder, { recursive: true });
// A copy, so that a build during the run cannot remove files under it.
const webDir = join(settings.folder, 'web');
cpSync(resolve(import.meta.dirname, '../../web/build'), webDir, { recursive: true });

let received = 0;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received += 1;
      writeFileSync(join(settings.mailFolder, `${String(received).padStart(4, '0')}.eml`), Buffer.concat(chunks));
      done();
    });
  },
});

smtp.listen(settings.smtpPort, '127.0.0.1', () => {
  const server = spawn(process.execPath, ['src/main.ts'], {
    cwd: resolve(import.meta.dirname, '../../server'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: String(settings.port),
      DATA_DIR: join(settings.folder, 'data'),
      WEB_DIR: webDir,
      SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
      MAIL_FROM: 'Freehold <reports@freehold.example>',
      DEMO_ADMIN_EMAIL: settings.adviser.email,
      DEMO_ADMIN_PASSWORD: settings.adviser.password,
      DEMO_CLIENT_EMAIL: settings.client.email,
      DEMO_CLIENT_PASSWORD: settings.client.password,
      DIAGNOSTICS: 'on',
      LOG_LEVEL: 'warn',
      // Many parallel journeys share one adviser.
      PERSON_READS_PER_MINUTE: '100000',
      PERSON_WRITES_PER_MINUTE: '100000',
      TRUSTED_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1',
    },
  });
  const stop = (): void => void server.kill('SIGTERM');
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.on('exit', (code) => process.exit(code ?? 0));
});
