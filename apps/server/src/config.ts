import { join, resolve } from 'node:path';
import * as z from 'zod';
import { operatorLines } from './operator-lines.ts';
import { type PersonLimitSettings, personLimitSettings, personLimitVariables } from './person-limit-settings.ts';

/** What the process needs to know, parsed once from the environment; nothing else reads the environment. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Address people use, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'postgres'; readonly url: string }
    | { readonly kind: 'embedded'; readonly dataDir: string };
  readonly mail: {
    readonly smtpUrl: string | null;
    readonly from: string;
    /** Whom a mail tells of each new lead: every adviser, or these addresses. */
    readonly leadNoticeTo: 'admins' | readonly string[];
  };
  /** Legal name, business number, postal address and e-mail of who runs this, as far as they are set; mails end with them. */
  readonly operator: readonly string[];
  /** Null outside production when not set: a secret is then kept in the data folder. */
  readonly tokenSecret: string | null;
  /** Connections that are open at a time; one more is closed. */
  readonly maxConnections: number;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Sign-ins seeded on the first start outside production. */
  readonly demo: { readonly admin: Credentials; readonly client: Credentials } | null;
  /** `spec`: at least 6 characters; `strict`: 8, and none that are often used. Admins are always held to `strict`. */
  readonly passwordPolicy: 'spec' | 'strict';
  /** Whether an admin must have an authenticator app before anything else. */
  readonly adminSecondFactor: 'optional' | 'required';
  /** Whether the development aids exist; never in production. */
  readonly diagnostics: boolean;
  /** Sign-in of the admin that the development aids create; made up at the start when not set. */
  readonly testAdmin: Credentials | null;
  /** Origins of other sites that may call the API. */
  readonly corsOrigins: readonly string[];
  readonly images: ImageSettings;
  readonly backup: BackupSettings;
  /** Lets a caller from another machine read the metrics; without it only this machine may. */
  readonly metricsToken: string | null;
  readonly personLimits: PersonLimitSettings;
  readonly webDir: string;
}

/** How backups are made and read. */
export interface BackupSettings {
  readonly dir: string;
  /** Age recipient for which backups are encrypted; null leaves them readable to their owner. */
  readonly recipient: string | null;
  /** Age identity that opens encrypted backups; the server itself has no use for it. */
  readonly identity: string | null;
  /** How many of the backups made here stay. */
  readonly keep: number;
  /** Cron expression (UTC) by which the server makes its own; null for never. */
  readonly schedule: string | null;
}

/** Where uploaded images are kept. */
export type ImageSettings =
  | { readonly kind: 'disk'; readonly dir: string }
  | {
      readonly kind: 's3';
      readonly endpoint: string;
      readonly bucket: string;
      readonly region: string;
      readonly accessKeyId: string;
      readonly secretAccessKey: string;
    };

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The environment cannot be used as it is; each reason names the setting and what to do. */
export class ConfigError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The settings cannot be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'ConfigError';
    this.reasons = reasons;
  }
}

const shortestSecret = 32;
const s3Settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const projectDir = resolve(import.meta.dirname, '../../..');
const optionalText = z.preprocess((value) => (value === '' ? undefined : value), z.string().optional());

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: optionalText,
  DATABASE_URL: optionalText.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  SMTP_URL: optionalText.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optionalText,
  LEAD_NOTICE_TO: optionalText,
  VITE_OPERATOR_LEGAL_NAME: optionalText,
  VITE_OPERATOR_ABN: optionalText,
  VITE_OPERATOR_POSTAL_ADDRESS: optionalText,
  VITE_OPERATOR_EMAIL: optionalText,
  JWT_SECRET: optionalText,
  TRUSTED_PROXY: optionalText,
  MAX_CONNECTIONS: z.coerce.number().int().min(16).max(100_000).default(2_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO_ADMIN_EMAIL: z.email().default('adviser@freehold.example'),
  DEMO_ADMIN_PASSWORD: optionalText,
  DEMO_CLIENT_EMAIL: z.email().default('client@freehold.example'),
  DEMO_CLIENT_PASSWORD: optionalText,
  PASSWORD_POLICY: z.enum(['spec', 'strict']).default('spec'),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).default('optional'),
  DIAGNOSTICS: z.enum(['on', 'off']).optional(),
  TEST_ADMIN_EMAIL: optionalText.pipe(z.email().optional()),
  TEST_ADMIN_PASSWORD: optionalText,
  CORS_ORIGINS: optionalText,
  IMAGES_DIR: optionalText,
  S3_ENDPOINT: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  BACKUP_DIR: optionalText,
  BACKUP_RECIPIENT: optionalText.pipe(
    z
      .string()
      .regex(/^age1[0-9a-z]+$/, 'an age recipient, age1…')
      .optional(),
  ),
  BACKUP_IDENTITY: optionalText.pipe(z.string().startsWith('AGE-SECRET-KEY-').optional()),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  BACKUP_SCHEDULE: optionalText.pipe(
    z
      .string()
      .regex(/^\S+( \S+){4}$/, 'five fields of cron, in UTC')
      .optional(),
  ),
  METRICS_TOKEN: optionalText.pipe(z.string().min(16).optional()),
  ...personLimitVariables,
  WEB_DIR: optionalText,
});
type Environment = z.infer<typeof environmentSchema>;

/**
 * The configuration that an environment describes. Throws ConfigError with every reason when a value cannot be read or
 * two of them contradict each other.
 */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(source);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const environment = parsed.data;
  const reasons = contradictions(environment);
  if (reasons.length > 0) throw new ConfigError(reasons);
  return configOf(environment);
}

function contradictions(environment: Environment): string[] {
  const isProduction = environment.NODE_ENV === 'production';
  const demoPasswordSet =
    environment.DEMO_ADMIN_PASSWORD !== undefined || environment.DEMO_CLIENT_PASSWORD !== undefined;
  const rules: readonly (readonly [boolean, string])[] = [
    [isProduction && environment.JWT_SECRET === undefined, 'JWT_SECRET: production needs one of at least 32 bytes'],
    [
      environment.JWT_SECRET !== undefined && Buffer.byteLength(environment.JWT_SECRET) < shortestSecret,
      'JWT_SECRET: at least 32 bytes are needed',
    ],
    [isProduction && demoPasswordSet, 'DEMO_ADMIN_PASSWORD, DEMO_CLIENT_PASSWORD: production seeds no demo sign-ins'],
    [isProduction && environment.PUBLIC_URL === undefined, 'PUBLIC_URL: production needs the address people use'],
    [isProduction && environment.DIAGNOSTICS === 'on', 'DIAGNOSTICS: the development aids never run in production'],
    [
      isProduction && environment.TEST_ADMIN_PASSWORD !== undefined,
      'TEST_ADMIN_PASSWORD: production has no test admin',
    ],
    [
      (environment.TEST_ADMIN_EMAIL === undefined) !== (environment.TEST_ADMIN_PASSWORD === undefined),
      'TEST_ADMIN_EMAIL, TEST_ADMIN_PASSWORD: set both or neither',
    ],
    [
      new Set(s3Settings.map((name) => environment[name] === undefined)).size > 1,
      `${s3Settings.join(', ')}: set all of them or none`,
    ],
    [
      !noticeAddresses(environment).every((address) => z.email().safeParse(address).success),
      'LEAD_NOTICE_TO: admins, or e-mail addresses with commas between',
    ],
    [
      !listOf(environment.CORS_ORIGINS).every(isOrigin),
      'CORS_ORIGINS: origins such as https://example.com, with commas between',
    ],
    [
      environment.SMTP_URL !== undefined && environment.MAIL_FROM === undefined,
      'MAIL_FROM: needed with SMTP_URL, it is the sender people see',
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, reason]) => reason);
}

function configOf(environment: Environment): Config {
  const isProduction = environment.NODE_ENV === 'production';
  const dataDir = resolve(environment.DATA_DIR ?? join(projectDir, '.data'));
  return {
    isProduction,
    host: environment.HOST,
    port: environment.PORT,
    publicUrl: (environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`).replace(/\/+$/, ''),
    dataDir,
    database:
      environment.DATABASE_URL === undefined
        ? { kind: 'embedded', dataDir: join(dataDir, 'database') }
        : { kind: 'postgres', url: environment.DATABASE_URL },
    mail: {
      smtpUrl: environment.SMTP_URL ?? null,
      from: environment.MAIL_FROM ?? 'Freehold <reports@freehold.example>',
      leadNoticeTo: environment.LEAD_NOTICE_TO === 'admins' ? 'admins' : noticeAddresses(environment),
    },
    operator: operatorLines(environment),
    tokenSecret: environment.JWT_SECRET ?? null,
    maxConnections: environment.MAX_CONNECTIONS,
    trustedProxies: listOf(environment.TRUSTED_PROXY),
    logLevel: environment.LOG_LEVEL,
    demo: isProduction ? null : demoSignIns(environment),
    passwordPolicy: environment.PASSWORD_POLICY,
    adminSecondFactor: environment.ADMIN_SECOND_FACTOR,
    diagnostics: !isProduction && environment.DIAGNOSTICS !== 'off',
    testAdmin: testAdmin(environment),
    corsOrigins: listOf(environment.CORS_ORIGINS),
    images: imageSettings(environment, dataDir),
    backup: backupSettings(environment, dataDir),
    metricsToken: environment.METRICS_TOKEN ?? null,
    personLimits: personLimitSettings(environment),
    webDir: resolve(environment.WEB_DIR ?? join(projectDir, 'apps/web/build')),
  };
}

function testAdmin({ TEST_ADMIN_EMAIL: email, TEST_ADMIN_PASSWORD: password }: Environment): Config['testAdmin'] {
  return email === undefined || password === undefined ? null : { email, password };
}

function imageSettings(environment: Environment, dataDir: string): ImageSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { kind: 'disk', dir: resolve(environment.IMAGES_DIR ?? join(dataDir, 'images')) };
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function backupSettings(environment: Environment, dataDir: string): BackupSettings {
  return {
    dir: resolve(environment.BACKUP_DIR ?? join(dataDir, 'backups')),
    recipient: environment.BACKUP_RECIPIENT ?? null,
    identity: environment.BACKUP_IDENTITY ?? null,
    keep: environment.BACKUP_KEEP,
    schedule: environment.BACKUP_SCHEDULE ?? null,
  };
}

function noticeAddresses({ LEAD_NOTICE_TO: setting }: Environment): string[] {
  return setting === 'admins' ? [] : listOf(setting);
}

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function demoSignIns(environment: Environment): Config['demo'] {
  return {
    admin: { email: environment.DEMO_ADMIN_EMAIL, password: environment.DEMO_ADMIN_PASSWORD ?? 'adviser-demo-2026' },
    client: { email: environment.DEMO_CLIENT_EMAIL, password: environment.DEMO_CLIENT_PASSWORD ?? 'client-demo-2026' },
  };
}
