import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { passLinkOn, readMail } from './reading.ts';

/** Reading the text of a mail, and passing on a confirmation link. */
export function bindMailReading(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.outbox.read, ({ actor, params }) => readMail(deps, { actor, ...params }));
  bindRoute(binding, routes.outbox.passLinkOn, ({ actor, params }) => passLinkOn(deps, { actor, ...params }));
}
