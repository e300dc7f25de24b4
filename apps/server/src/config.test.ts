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
  });

  it('seeds no demo sign-in in production', () => {
    expect(readConfig(production).demo).toBeNull();
  });

  it('drops a trailing slash of PUBLIC_URL, since links are made from it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://freehold.example/' }).publicUrl).toBe('https://freehold.example');
  });

  it('[DBTEST-18] has the development aids outside production unless they are turned off, and never in production', () => {
    expect(readConfig({}).diagnostics).toBe(true);
    expect(readConfig({ DIAGNOSTICS: 'off' }).diagnostics).toBe(false);
    expect(readConfig(production).diagnostics).toBe(false);
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
