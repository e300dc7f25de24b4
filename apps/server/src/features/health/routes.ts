import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';

/** Liveness and readiness of the process. */
export function bindHealth(binding: Binding): void {
  const isReady = atMostOnceASecond(() => binding.deps.db.ping());
  bindRoute(binding, routes.health.live, async () => ({ status: 'live' as const }));
  bindRoute(binding, routes.health.ready, async () => {
    await isReady();
    return { status: 'ready' as const };
  });
}

// Public, and each check costs a database connection.
function atMostOnceASecond(ask: () => Promise<void>): () => Promise<void> {
  let last: { readonly until: number; readonly answer: Promise<void> } | null = null;
  return () => {
    const now = performance.now();
    if (last === null || now >= last.until) last = { until: now + 1_000, answer: ask() };
    return last.answer;
  };
}
