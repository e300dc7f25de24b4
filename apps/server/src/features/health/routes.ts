import { routes } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { bindRoute } from '../../http/bind-route.ts';

/** Whether the process runs, and whether it can work. */
export function bindHealth(binding: { app: FastifyInstance; deps: Deps }): void {
  bindRoute(binding, routes.health.live, async () => ({ status: 'live' as const }));
  bindRoute(binding, routes.health.ready, async () => {
    await binding.deps.db.ping();
    return { status: 'ready' as const };
  });
}
