import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';

/** Whether the process runs, and whether it can work. */
export function bindHealth(binding: Binding): void {
  bindRoute(binding, routes.health.live, async () => ({ status: 'live' as const }));
  bindRoute(binding, routes.health.ready, async () => {
    await binding.deps.db.ping();
    return { status: 'ready' as const };
  });
}
