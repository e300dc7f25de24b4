import type { Config } from './config.ts';

/** What a person starting the server wants to know: where it is, how to sign in, where the data lies. */
export function welcome(config: Config, address: string): string {
  const lines = [
    `Freehold is ready at ${address}`,
    ...(config.demo === null
      ? []
      : [
          `  Adviser sign-in   ${config.demo.admin.email}  ${config.demo.admin.password}`,
          `  Client sign-in    ${config.demo.client.email}  ${config.demo.client.password}`,
        ]),
    `  Data              ${config.database.kind === 'embedded' ? config.database.dataDir : 'the PostgreSQL of DATABASE_URL'}`,
    `  Mail              ${config.mail.smtpUrl === null ? 'no SMTP_URL: mails rest in the outbox' : 'sent by SMTP'}`,
    `  API               ${address}/api/docs`,
    ...(config.operator.length === 4
      ? []
      : ['  WARNING           pages and mails do not say who runs this: see VITE_OPERATOR_… in the README']),
  ];
  return `\n${lines.join('\n')}\n\n`;
}
