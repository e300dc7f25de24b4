import type { Binding } from '../../http/bind-route.ts';

/** Mails. */
export function bindOutbox(_binding: Binding): void {}
