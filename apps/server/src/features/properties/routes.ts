import { routes } from '@freehold/contract';
import { type Binding, bindList, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { changeProperty, createProperty, readProperties, readProperty } from './service.ts';

/** Properties: read by everybody signed in, kept by advisers. */
export function bindProperties(binding: Binding): void {
  const { deps } = binding;
  bindList(binding, routes.properties.list, ({ query, actor }) => readProperties(deps.db.kysely, query, actor.role));
  bindRoute(binding, routes.properties.read, ({ params, actor }) =>
    readProperty(deps.db.kysely, params.id, actor.role),
  );
  bindWrite(binding, routes.properties.create, (tx, { body, actor }, hasKey) =>
    createProperty(deps, tx, { input: body, actor, hasKey }),
  );
  bindWrite(binding, routes.properties.update, (tx, { params, body, ifMatch, actor }) =>
    changeProperty(deps, tx, { id: params.id, input: body, ifMatch, actor }),
  );
}
