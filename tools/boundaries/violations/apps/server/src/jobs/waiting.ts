import { subject } from '../mail/outbox.ts';

export const waiting = [subject];
