import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { readToday } from './service.ts';

/** The adviser's day. */
export function bindToday(binding: Binding): void {
  bindRoute(binding, routes.today.read, ({ actor, query }) => readToday(binding.deps, { actor, query }));
}
