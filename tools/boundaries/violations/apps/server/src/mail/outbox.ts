// Breaks no-folder-cycles, together with jobs/waiting.ts.
import { enqueue } from '../jobs/queue.ts';

export const subject = 'A mail';
export const queueMail = () => enqueue(subject);
