import { join, resolve } from 'node:path';
import { type Environment, listOf, noticeAddresses, readEnvironment } from './environment.ts';
import { type PersonLimitSettings, personLimitSettings } from './person-limit-settings.ts';

export { ConfigError } from './environment.ts';

/** The environment's settings about the operator. */
interface OperatorSettings {
  readonly VITE_OPERATOR_LEGAL_NAME?: string | undefined;
  readonly VITE_OPERATOR_ABN?: string | undefined;
  readonly VITE_OPERATOR_POSTAL_ADDRESS?: string | undefined;
  readonly VITE_OPERATOR_EMAIL?: string | undefined;
}

/** The lines at the end of mails: legal name, business number, postal address and email, as far as they are set. */
function operatorLines(settings: OperatorSettings): string[] {
  const { VITE_OPERATOR_ABN: businessNumber } = settings;
  const lines = [
    settings.VITE_OPERATOR_LEGAL_NAME,
    businessNumber && `ABN ${businessNumber}`,
    settings.VITE_OPERATOR_POSTAL_ADDRESS,
    settings.VITE_OPERATOR_EMAIL,
  ];
  return lines.filter((line) => line !== undefined);
}

const noticePlaceholder = '[what this report is, to be set by the operator: Working model. Not a Statement of Advice.]';

/** The process's settings, parsed once from the environment; nothing else reads the environment. */
export interface Config {
  readonly isProduction: boolean;
  readonly host: string;
  readonly port: number;
  /** Public base URL without a trailing slash; used for links in mails. */
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'postgres'; readonly url: string }
    | { readonly kind: 'embedded'; readonly dataDir: string };
  readonly mail: {
    readonly smtpUrl: string | null;
    readonly from: string;
    /** Recipients of the mail about each new lead: every adviser, or these addresses. */
    readonly leadNoticeTo: 'admins' | readonly string[];
  };
  /**
   * The operator's legal name, business number, postal address and email, as far as they are set; shown at the end of
   * mails.
   */
  readonly operator: readonly string[];
  /** What the operator says that the report of a client's plan is, on its cover; a placeholder in brackets until set. */
  readonly planReportNotice: string;
  /** Null outside production when not set; a secret is then kept in the data folder. */
  readonly tokenSecret: string | null;
  /** The previous token secret, whose tokens and links remain valid. */
  readonly previousTokenSecret: string | null;
  /** Secrets for long-lived data, the current one first; empty when the token secret is used for that too. */
  readonly dataSecrets: readonly string[];
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Most connections open at a time; further ones are closed. */
  readonly maxConnections: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Sign-ins that the first start adds outside production; a password that is not set is generated and kept. */
  readonly demo: { readonly admin: DemoSetting; readonly client: DemoSetting } | null;
  /**
   * `spec`: at least 6 characters; `strict`: at least 8, and no common passwords. Admins are always held to `strict`.
   */
  readonly passwordPolicy: 'spec' | 'strict';
  /** `required`: an admin must set up an authenticator app before anything else. */
  readonly adminSecondFactor: 'optional' | 'required';
  /** True when the development aids are on; never in production or when others can reach the server. */
  readonly diagnostics: boolean;
  /** Sign-in of the admin the development aids create; generated at start when not set. */
  readonly testAdmin: Credentials | null;
  /** Other sites' origins that may call the API. */
  readonly corsOrigins: readonly string[];
  /** Sets includeSubDomains in the HSTS header. */
  readonly hasHstsSubdomains: boolean;
  readonly images: ImageSettings;
  readonly backup: BackupSettings;
  /** Token required to read the metrics; null turns them off. */
  readonly metricsToken: string | null;
  readonly personLimits: PersonLimitSettings;
  readonly webDir: string;
  /** Folder of the releases beside this one; null when the app runs from a folder of its own. */
  readonly releasesDir: string | null;
}

/** Settings for making and reading backups. */
export interface BackupSettings {
  readonly dir: string;
  /** Age recipient to encrypt backups for; null leaves them unencrypted but readable only by their owner. */
  readonly recipient: string | null;
  /** Age identity that opens encrypted backups; the server itself does not use it. */
  readonly identity: string | null;
  /** How many of the backups made here to keep. */
  readonly keep: number;
  /** Cron expression (UTC) for the server's own backups; null for never. */
  readonly schedule: string | null;
}

/** Storage for uploaded images. */
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

export interface DemoSetting {
  readonly email: string;
  readonly password: string | null;
}

const projectDir = resolve(import.meta.dirname, '../../..');

/**
 * Parses the configuration from an environment. Throws ConfigError with every reason when values are invalid or
 * contradict each other.
 */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const environment = readEnvironment(source);
  const isProduction = environment.NODE_ENV === 'production';
  // npm runs scripts in the package's folder; INIT_CWD is where the user typed the command.
  const folder = (given: string | undefined, otherwise: string) => resolve(source.INIT_CWD || '.', given ?? otherwise);
  const dataDir = folder(environment.DATA_DIR, join(projectDir, '.data'));
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
    mail: mailSettings(environment),
    operator: operatorLines(environment),
    planReportNotice: environment.PLAN_REPORT_NOTICE ?? noticePlaceholder,
    tokenSecret: environment.JWT_SECRET ?? null,
    previousTokenSecret: environment.JWT_SECRET_PREVIOUS ?? null,
    dataSecrets: [...listOf(environment.DATA_SECRET), ...listOf(environment.DATA_SECRET_PREVIOUS)],
    trustedProxies: listOf(environment.TRUSTED_PROXY),
    maxConnections: environment.MAX_CONNECTIONS,
    logLevel: environment.LOG_LEVEL,
    demo: isProduction ? null : demoSettings(environment),
    passwordPolicy: environment.PASSWORD_POLICY ?? (isProduction ? 'strict' : 'spec'),
    adminSecondFactor: environment.ADMIN_SECOND_FACTOR ?? (isProduction ? 'required' : 'optional'),
    diagnostics: environment.DIAGNOSTICS === 'on',
    testAdmin: testAdmin(environment),
    corsOrigins: listOf(environment.CORS_ORIGINS),
    hasHstsSubdomains: environment.HSTS_SUBDOMAINS === 'on',
    images: imageSettings(environment, folder(environment.IMAGES_DIR, join(dataDir, 'images'))),
    backup: backupSettings(environment, folder(environment.BACKUP_DIR, join(dataDir, 'backups'))),
    metricsToken: environment.METRICS_TOKEN ?? null,
    personLimits: personLimitSettings(environment),
    releasesDir: environment.RELEASES_DIR === undefined ? null : folder(environment.RELEASES_DIR, ''),
    webDir: folder(environment.WEB_DIR, join(projectDir, 'apps/web/build')),
  };
}

function mailSettings(environment: Environment): Config['mail'] {
  return {
    smtpUrl: environment.SMTP_URL ?? null,
    from: environment.MAIL_FROM ?? 'Freehold <reports@freehold.example>',
    leadNoticeTo: environment.LEAD_NOTICE_TO === 'admins' ? 'admins' : noticeAddresses(environment),
  };
}

function testAdmin({ TEST_ADMIN_EMAIL: email, TEST_ADMIN_PASSWORD: password }: Environment): Config['testAdmin'] {
  return email === undefined || password === undefined ? null : { email, password };
}

function imageSettings(environment: Environment, dir: string): ImageSettings {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { kind: 'disk', dir };
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

function backupSettings(environment: Environment, dir: string): BackupSettings {
  return {
    dir,
    recipient: environment.BACKUP_RECIPIENT ?? null,
    identity: environment.BACKUP_IDENTITY ?? null,
    keep: environment.BACKUP_KEEP,
    schedule: environment.BACKUP_SCHEDULE ?? null,
  };
}

function demoSettings(environment: Environment): Config['demo'] {
  return {
    admin: { email: environment.DEMO_ADMIN_EMAIL, password: environment.DEMO_ADMIN_PASSWORD ?? null },
    client: { email: environment.DEMO_CLIENT_EMAIL, password: environment.DEMO_CLIENT_PASSWORD ?? null },
  };
}
