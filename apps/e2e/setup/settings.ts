import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = join(tmpdir(), 'freehold-e2e');

/** Where the product under test listens and keeps what the journeys look at. Each run starts from an empty folder. */
export const settings = {
  port: 3907,
  smtpPort: 3908,
  baseUrl: 'http://localhost:3907',
  /** Holds the database and, below `mails`, every mail that was received. */
  folder,
  mailFolder: join(folder, 'mails'),
  adviser: { email: 'adviser@freehold.example', password: 'adviser-demo-2026' },
} as const;
