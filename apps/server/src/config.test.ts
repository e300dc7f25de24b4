import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://freehold.example',
};

function reasonsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
}

describe('configuration', () => {
  it('needs nothing outside production: the embedded database, port 3000, demo sign-ins', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      isProduction: false,
      host: 'localhost',
      port: 3000,
      database: { kind: 'embedded' },
    });
    expect(config.demo?.admin.email).toBe('adviser@freehold.example');
    expect(config.mail.smtpUrl).toBeNull();
  });

  it('keeps the embedded database inside DATA_DIR and takes PostgreSQL from DATABASE_URL', () => {
    expect(readConfig({ DATA_DIR: '/srv/freehold' }).database).toEqual({
      kind: 'embedded',
      dataDir: '/srv/freehold/database',
    });
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/freehold' }).database).toEqual({
      kind: 'postgres',
      url: 'postgres://localhost/freehold',
    });
  });

  it('treats an empty setting as absent', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' }).database.kind).toBe('embedded');
    const empty = { NODE_ENV: '', HOST: '', PORT: '', LOG_LEVEL: '', DIAGNOSTICS: '', BACKUP_KEEP: '', S3_REGION: '' };
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it('seeds no demo sign-in in production', () => {
    expect(readConfig(production).demo).toBeNull();
  });

  it('drops a trailing slash of PUBLIC_URL, since links are made from it', () => {
    expect(readConfig({ ...production, PUBLIC_URL: 'https://freehold.example/' }).publicUrl).toBe(
      'https://freehold.example',
    );
  });

  it('[DBTEST-18] [HOOK-03] has the development aids only where they are asked for', () => {
    expect(readConfig({}).diagnostics).toBe(false);
    expect(readConfig({ NODE_ENV: 'development' }).diagnostics).toBe(false);
    expect(readConfig({ DIAGNOSTICS: 'on' }).diagnostics).toBe(true);
    expect(readConfig(production).diagnostics).toBe(false);
  });

  it('is strict in production unless that is said otherwise', () => {
    expect(readConfig(production)).toMatchObject({ passwordPolicy: 'strict', adminSecondFactor: 'required' });
    expect(readConfig({})).toMatchObject({ passwordPolicy: 'spec', adminSecondFactor: 'optional' });
    const eased = { ...production, PASSWORD_POLICY: 'spec', ADMIN_SECOND_FACTOR: 'optional' };
    expect(readConfig(eased)).toMatchObject({ passwordPolicy: 'spec', adminSecondFactor: 'optional' });
  });

  it('takes folders from where the command was given', () => {
    const { dataDir, backup, images, webDir } = readConfig({
      ...{
        INIT_CWD: '/home/kim',
        DATA_DIR: 'mine',
        BACKUP_DIR: '../backups',
        IMAGES_DIR: '/srv/images',
        WEB_DIR: 'site',
      },
    });
    expect({ dataDir, backups: backup.dir, images, webDir }).toEqual({
      dataDir: '/home/kim/mine',
      backups: '/home/backups',
      images: { kind: 'disk', dir: '/srv/images' },
      webDir: '/home/kim/site',
    });
  });

  it.each([
    ['on all addresses', { HOST: '0.0.0.0' }],
    ['on all IPv6 addresses', { HOST: '::' }],
    ['on an address of the network', { HOST: '192.168.1.7' }],
    ['behind a name of its own', { PUBLIC_URL: 'https://demo.example.com' }],
    ['behind a name that only begins like this machine', { PUBLIC_URL: 'http://127.0.0.1.example.com' }],
  ])('refuses to guess what a server is for that others reach %s', (_where, environment) => {
    expect(reasonsOf(environment).join()).toMatch(/NODE_ENV: with (HOST|PUBLIC_URL)=\S+ others can reach this server/);
    expect(reasonsOf({ ...environment, NODE_ENV: 'development' })).toEqual([]);
    expect(reasonsOf({ ...environment, NODE_ENV: 'development', DIAGNOSTICS: 'on' }).join()).toContain('DIAGNOSTICS');
  });

  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.3.2.1', '::1'])('asks no more on %s', (HOST) => {
    expect(reasonsOf({ HOST })).toEqual([]);
    expect(reasonsOf({ PUBLIC_URL: `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:3000` })).toEqual([]);
  });

  it('takes a production without TLS on this machine alone', () => {
    expect(reasonsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([]);
    expect(reasonsOf({ ...production, PUBLIC_URL: 'http://freehold.example' }).join()).toContain('needs https://');
  });

  it('[DBTEST-18] takes the test administrator from the environment alone', () => {
    expect(readConfig({}).testAdmin).toBeNull();
    const set = { TEST_ADMIN_EMAIL: 'probe@freehold.example', TEST_ADMIN_PASSWORD: 'a-password' };
    expect(readConfig(set).testAdmin).toEqual({ email: 'probe@freehold.example', password: 'a-password' });
  });

  it.each([
    ['the development aids in production', { ...production, DIAGNOSTICS: 'on' }, 'DIAGNOSTICS'],
    [
      'a test administrator in production',
      { ...production, TEST_ADMIN_EMAIL: 'probe@freehold.example', TEST_ADMIN_PASSWORD: 'x' },
      'TEST_ADMIN_PASSWORD',
    ],
    ['half a test administrator', { TEST_ADMIN_EMAIL: 'probe@freehold.example' }, 'TEST_ADMIN_PASSWORD'],
    ['the development aids half on', { DIAGNOSTICS: 'maybe' }, 'DIAGNOSTICS'],
    ['a production without a token secret', { ...production, JWT_SECRET: '' }, 'JWT_SECRET'],
    ['a short token secret', { JWT_SECRET: 'short' }, 'JWT_SECRET'],
    ['a production without its address', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['demo passwords in production', { ...production, DEMO_ADMIN_PASSWORD: 'x' }, 'DEMO_ADMIN_PASSWORD'],
    ['a mail server without a sender', { SMTP_URL: 'smtp://localhost:25' }, 'MAIL_FROM'],
    ['a port that is none', { PORT: '70000' }, 'PORT'],
    ['a database address that is none', { DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL'],
    ['an unknown environment', { NODE_ENV: 'staging' }, 'NODE_ENV'],
  ])('refuses %s and names the setting', (_case, environment, setting) => {
    expect(reasonsOf(environment).join('\n')).toContain(setting);
  });

  it('says every reason at once', () => {
    expect(reasonsOf({ NODE_ENV: 'production', SMTP_URL: 'smtp://localhost:25' })).toHaveLength(3);
  });

  it('names who runs the site as far as that is set', () => {
    expect(readConfig({}).operator).toEqual([]);
    const operator = { VITE_OPERATOR_LEGAL_NAME: 'Sample Pty Ltd', VITE_OPERATOR_ABN: '00 000 000 000' };
    expect(readConfig(operator).operator).toEqual(['Sample Pty Ltd', 'ABN 00 000 000 000']);
  });
});
