import * as z from 'zod';
import { isThisMachine } from './http/this-machine.ts';
import { personLimitVariables } from './person-limit-settings.ts';

const shortestSecret = 32;
const s3Settings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
const text = z.string().optional();

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).optional(),
  HOST: z.string().default('localhost'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: text,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: text,
  LEAD_NOTICE_TO: text,
  VITE_OPERATOR_LEGAL_NAME: text,
  VITE_OPERATOR_ABN: text,
  VITE_OPERATOR_POSTAL_ADDRESS: text,
  VITE_OPERATOR_EMAIL: text,
  PLAN_REPORT_NOTICE: text,
  JWT_SECRET: text,
  JWT_SECRET_PREVIOUS: text,
  DATA_SECRET: text,
  DATA_SECRET_PREVIOUS: text,
  TRUSTED_PROXY: text,
  MAX_CONNECTIONS: z.coerce.number().int().min(16).max(100_000).default(2_000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  DEMO_ADMIN_EMAIL: z.email().default('adviser@freehold.example'),
  DEMO_ADMIN_PASSWORD: text,
  DEMO_CLIENT_EMAIL: z.email().default('client@freehold.example'),
  DEMO_CLIENT_PASSWORD: text,
  PASSWORD_POLICY: z.enum(['spec', 'strict']).optional(),
  ADMIN_SECOND_FACTOR: z.enum(['optional', 'required']).optional(),
  DIAGNOSTICS: z.enum(['on', 'off']).default('off'),
  TEST_ADMIN_EMAIL: z.email().optional(),
  TEST_ADMIN_PASSWORD: text,
  CORS_ORIGINS: text,
  HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('off'),
  IMAGES_DIR: text,
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: text,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  BACKUP_DIR: text,
  BACKUP_RECIPIENT: z
    .string()
    .regex(/^age1[0-9a-z]+$/, 'an age recipient, age1…')
    .optional(),
  BACKUP_IDENTITY: z.string().startsWith('AGE-SECRET-KEY-').optional(),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(10_000).default(14),
  BACKUP_SCHEDULE: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'five fields of cron, in UTC')
    .optional(),
  RELEASES_DIR: text,
  METRICS_TOKEN: z.string().min(16).optional(),
  ...personLimitVariables,
  WEB_DIR: text,
});

/** The settings by name, as given or by default. */
export type Environment = z.infer<typeof environmentSchema>;

/** The environment is not usable; each reason names the setting and what to do. */
export class ConfigError extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(`The settings cannot be used:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.name = 'ConfigError';
    this.reasons = reasons;
  }
}

/**
 * Parses the settings from an environment; an empty one counts as not set. Throws ConfigError with every reason when
 * values are invalid or contradict each other.
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const reasons = [...openDoors(parsed.data), ...contradictions(parsed.data)];
  if (reasons.length > 0) throw new ConfigError(reasons);
  return parsed.data;
}

type Rule = readonly [isBroken: boolean, reason: string];

const brokenOf = (rules: readonly Rule[]): string[] => rules.filter(([isBroken]) => isBroken).map(([, why]) => why);

/** Reasons strangers could get in: demo settings on a server that others can reach, or insecure production settings. */
function openDoors(environment: Environment): string[] {
  const { NODE_ENV, HOST, PUBLIC_URL, DIAGNOSTICS } = environment;
  const isProduction = NODE_ENV === 'production';
  const isDiagnosed = DIAGNOSTICS === 'on';
  const reachable = [
    ...(isThisMachine(HOST) ? [] : [`HOST=${HOST}`]),
    ...(PUBLIC_URL === undefined || isThisMachine(new URL(PUBLIC_URL).hostname) ? [] : [`PUBLIC_URL=${PUBLIC_URL}`]),
  ];
  const isReachable = reachable.length > 0;
  const isDemo = environment.DEMO_ADMIN_PASSWORD !== undefined || environment.DEMO_CLIENT_PASSWORD !== undefined;
  return brokenOf([
    [
      isReachable && NODE_ENV === undefined,
      `NODE_ENV: with ${reachable.join(' and ')} others can reach this server. Set NODE_ENV=production, or NODE_ENV=development for a demonstration that others may see`,
    ],
    [isProduction && environment.JWT_SECRET === undefined, 'JWT_SECRET: production needs one of at least 32 bytes'],
    [isProduction && isDemo, 'DEMO_ADMIN_PASSWORD, DEMO_CLIENT_PASSWORD: production seeds no demo sign-ins'],
    [isProduction && PUBLIC_URL === undefined, 'PUBLIC_URL: production needs the address people use'],
    [
      isProduction && PUBLIC_URL?.startsWith('http:') === true && !isThisMachine(new URL(PUBLIC_URL).hostname),
      'PUBLIC_URL: production needs https://, or passwords and links in emails travel unencrypted',
    ],
    [isProduction && isDiagnosed, 'DIAGNOSTICS: the development aids never run in production'],
    [
      !isProduction && isDiagnosed && isReachable,
      `DIAGNOSTICS: the development aids hand out an admin, and with ${reachable.join(' and ')} others can reach them`,
    ],
    [
      isProduction && environment.TEST_ADMIN_PASSWORD !== undefined,
      'TEST_ADMIN_PASSWORD: production has no test admin',
    ],
  ]);
}

function contradictions(environment: Environment): string[] {
  return brokenOf([
    ...secretRules(environment),
    [
      environment.JWT_SECRET !== undefined && Buffer.byteLength(environment.JWT_SECRET) < shortestSecret,
      'JWT_SECRET: at least 32 bytes are needed',
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
      'LEAD_NOTICE_TO: admins, or email addresses with commas between',
    ],
    [
      !listOf(environment.CORS_ORIGINS).every(isOrigin),
      'CORS_ORIGINS: origins such as https://example.com, with commas between',
    ],
    [
      environment.SMTP_URL !== undefined && environment.MAIL_FROM === undefined,
      'MAIL_FROM: needed with SMTP_URL, it is the sender people see',
    ],
  ]);
}

function secretRules({ JWT_SECRET, JWT_SECRET_PREVIOUS, DATA_SECRET, DATA_SECRET_PREVIOUS }: Environment): Rule[] {
  const others = [JWT_SECRET_PREVIOUS, DATA_SECRET, ...listOf(DATA_SECRET_PREVIOUS)].filter((one) => one !== undefined);
  return [
    [
      others.some((secret) => Buffer.byteLength(secret) < shortestSecret),
      'JWT_SECRET_PREVIOUS, DATA_SECRET, DATA_SECRET_PREVIOUS: at least 32 bytes are needed',
    ],
    [DATA_SECRET?.includes(',') === true, 'DATA_SECRET: one secret, without commas'],
    [DATA_SECRET !== undefined && JWT_SECRET === undefined, 'JWT_SECRET: needed with DATA_SECRET'],
    [
      JWT_SECRET_PREVIOUS !== undefined && DATA_SECRET === undefined,
      'DATA_SECRET: needed with JWT_SECRET_PREVIOUS, or what rests on the earlier JWT_SECRET is lost; set it to that one',
    ],
    [DATA_SECRET_PREVIOUS !== undefined && DATA_SECRET === undefined, 'DATA_SECRET: needed with DATA_SECRET_PREVIOUS'],
  ];
}

/** The addresses in LEAD_NOTICE_TO; empty when it names the advisers or nobody. */
export function noticeAddresses({ LEAD_NOTICE_TO: setting }: Environment): string[] {
  return setting === 'admins' ? [] : listOf(setting);
}

/** Splits a comma-separated setting. */
export function listOf(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function isOrigin(origin: string): boolean {
  return /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
}
