import { routes } from '@freehold/contract';
import { type Binding, bindList } from '../../http/bind-route.ts';
import { auditEvents } from './event-list.ts';

/** The audit log, for ADMIN only. */
export function bindAudit(binding: Binding): void {
  bindList(binding, routes.audit.list, ({ actor, query }) => auditEvents(binding.deps, { actor, query }));
}
