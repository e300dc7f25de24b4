import type { Binding } from '../../http/bind-route.ts';
import { bindUnsubscribe } from './unsubscribe-routes.ts';

/** A person's own data as a whole: export and erasure; and the links that stop mails. */
export function bindPrivacy(binding: Binding): void {
  bindUnsubscribe(binding);
}
