import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 3907);
const folder = join(tmpdir(), `freehold-e2e-${port}`);

/** Where the product under test listens and keeps what the journeys look at. Each run starts from an empty folder; another port lets two run at once. */
export const settings = {
  port,
  smtpPort: port + 1,
  baseUrl: `http://localhost:${port}`,
  /** Holds the database and, below `mails`, every mail that was received. */
  folder,
  mailFolder: join(folder, 'mails'),
  adviser: { email: 'adviser@freehold.example', password: 'adviser of the journeys' },
  client: { email: 'client@freehold.example', password: 'client of the journeys' },
} as const;

/**
 * Headers that make a request come from an address of its own, as the product's trusted proxy would report it: a run signs up more people than one
 * address may in an hour.
 */
export const fromOwnAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});
