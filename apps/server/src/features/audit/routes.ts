import type { Binding } from '../../http/bind-route.ts';

/** The audit log. */
export function bindAudit(_binding: Binding): void {}
