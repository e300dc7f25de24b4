import { routes } from '@freehold/contract';
import { type Binding, bindList, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { mailList, mailTotals } from './list.ts';
import { resendMail } from './service.ts';

/** Status of mails, and resending them. */
export function bindOutbox(binding: Binding): void {
  const { deps } = binding;
  bindList(binding, routes.outbox.list, ({ actor, query }) => mailList(deps, { actor, query }));
  bindRoute(binding, routes.outbox.totals, () => mailTotals(deps));
  bindWrite(binding, routes.outbox.resend, (tx, { actor, params }) => resendMail(deps, tx, { actor, ...params }));
}
