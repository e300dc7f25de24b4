import { routes } from '@freehold/contract';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { connectRecord, readJoins, refuseJoin, reopenJoin } from './joining.ts';

const done = { ok: true as const };

/** Joining advisers' records with their clients' accounts. */
export function bindJoins(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.joins.list, ({ actor, query }) => readJoins(deps, { actor, query }));
  bindWrite(binding, routes.joins.connect, async (tx, { actor, body }) => {
    await connectRecord(deps, tx, { actor, pair: body });
    return { clientId: body.accountId };
  });
  bindWrite(binding, routes.joins.refuse, async (tx, { actor, body }) => {
    await refuseJoin(deps, tx, { actor, pair: body });
    return done;
  });
  bindWrite(binding, routes.joins.reopen, async (tx, { actor, body }) => {
    await reopenJoin(deps, tx, { actor, pair: body });
    return done;
  });
}
