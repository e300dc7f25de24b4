import type { Config } from './config.ts';
import type { RunningServer } from './server.ts';

const passwordChanged = '(its password was changed; npm run demo:reset begins again)';

/** Start-up message for the operator: URL, how to sign in, and where the data is stored. */
export function welcome(config: Config, { address, demo }: Pick<RunningServer, 'address' | 'demo'>): string {
  const lines = [
    `Freehold is ready at ${address}`,
    ...demo.map(({ title, email, password }) => `  ${title.padEnd(17)} ${email}  ${password ?? passwordChanged}`),
    `  Data              ${config.database.kind === 'embedded' ? config.database.dataDir : 'the PostgreSQL of DATABASE_URL'}`,
    `  Mail              ${config.mail.smtpUrl === null ? `no SMTP_URL: mails rest in the outbox and can be read at ${address}/admin/outbox` : 'sent by SMTP'}`,
    `  API               ${address}/api/docs`,
    ...(config.operator.length === 4
      ? []
      : ['  WARNING           pages and emails do not say who runs this: see VITE_OPERATOR_… in the README']),
  ];
  return `\n${lines.join('\n')}\n\n`;
}
