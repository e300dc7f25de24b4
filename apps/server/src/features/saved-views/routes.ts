import { routes } from '@freehold/contract';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { keepView, readViews, removeView } from './service.ts';

/** An adviser's own views of the clients and of the leads. */
export function bindSavedViews(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.savedViews.list, ({ actor, query: { list = 'clients' } }) =>
    readViews(deps.db.kysely, { userId: actor.id, list }),
  );
  bindWrite(binding, routes.savedViews.keep, (tx, { actor, params, body }) =>
    keepView(deps, tx, { actor, id: params.id, view: body }),
  );
  bindWrite(binding, routes.savedViews.remove, (tx, { actor, params }) => removeView(tx, { actor, id: params.id }));
}
