import { routes } from '@freehold/contract';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { askAgain, keepRecord, readIdleRecords } from './service.ts';

const done = { ok: true as const };

/** The yearly question whether to keep client records that nobody uses. */
export function bindIdleRecords(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.idleRecords.list, ({ actor }) => readIdleRecords(deps, actor));
  bindWrite(binding, routes.idleRecords.keep, async (tx, { actor, params }) => {
    await keepRecord(deps, tx, { actor, id: params.id });
    return done;
  });
  bindWrite(binding, routes.idleRecords.askAgain, async (tx, { actor, params }) => {
    await askAgain(deps, tx, { actor, id: params.id });
    return done;
  });
}
