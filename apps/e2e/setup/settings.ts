import { join } from 'node:path';
import { fastFolder } from '../../server/test/fast-folder.ts';

const port = Number(process.env.E2E_PORT ?? 3907);
const folder = join(fastFolder(), `freehold-e2e-${port}`);

/**
 * Address of the product under test and folder for its data. Each run starts from an empty folder; a different port
 * lets two runs coexist.
 */
export const settings = {
  port,
  smtpPort: port + 1,
  baseUrl: `http://localhost:${port}`,
  /** Holds the database and, below `mails`, every mail received. */
  folder,
  mailFolder: join(folder, 'mails'),
  adviser: { email: 'adviser@freehold.example', password: 'adviser of the journeys' },
  client: { email: 'client@freehold.example', password: 'client of the journeys' },
} as const;

/**
 * Headers that give a request its own client address, as the product's trusted proxy would report it: a run signs up
 * more people than one address may in an hour.
 */
export const fromOwnAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`,
});
