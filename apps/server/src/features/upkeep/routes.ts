import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { readUpkeep } from './service.ts';

/** How the upkeep goes. */
export function bindUpkeep(binding: Binding): void {
  const { db, now } = binding.deps;
  bindRoute(binding, routes.upkeep.read, () => readUpkeep(db.kysely, now()));
}
