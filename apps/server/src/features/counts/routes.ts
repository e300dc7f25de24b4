import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { readCounts } from './service.ts';

/** Totals for the adviser's dashboard. */
export function bindCounts(binding: Binding): void {
  bindRoute(binding, routes.counts.read, ({ actor }) => readCounts(binding.deps.db.kysely, actor));
}
