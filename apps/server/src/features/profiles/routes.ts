import { routes } from '@freehold/contract';
import { reachingClient, scopeFor } from '../../http/access.ts';
import { type Binding, bindList, bindLongWrite, bindRoute } from '../../http/bind-route.ts';
import { listClients } from './client-list.ts';
import { listClientRows } from './client-rows.ts';
import {
  createClient,
  readDetails,
  readFirstFigures,
  readProfile,
  readValuations,
  saveDetails,
  saveProfile,
} from './service.ts';

/** Client records: profiles, details, valuations and the adviser's list. */
export function bindProfiles(binding: Binding): void {
  const { deps } = binding;
  const { list, read, update, readDetails: details, updateDetails, create, firstFigures, valuations } = routes.profiles;
  bindList(binding, list, ({ actor, query }) => listClients(deps, { actor, query }));
  bindList(binding, routes.clients.list, ({ actor, query }) => listClientRows(deps, { actor, query }));
  bindRoute(binding, read, (call) => readProfile(deps, call));
  bindRoute(binding, details, (call) => readDetails(deps, call));
  bindRoute(binding, firstFigures, (call) => readFirstFigures(deps, call));
  bindRoute(binding, valuations, (call) => readValuations(deps, call));
  bindLongWrite(binding, update, {
    perform: (tx, { actor, scope, body, ifMatch }) =>
      saveProfile(deps, tx, { actor, scope, profile: body, version: ifMatch }),
    id: ({ id }) => id,
    again: (_id, call) => readProfile(deps, call),
  });
  bindLongWrite(binding, updateDetails, {
    perform: (tx, { actor, scope, body, ifMatch }) =>
      saveDetails(deps, tx, { actor, scope, details: body, version: ifMatch ?? body.version ?? null }),
    id: ({ profile }) => profile.id,
    again: (_id, call) => readDetails(deps, call),
  });
  bindLongWrite(binding, create, {
    perform: (tx, { actor, body }) => createClient(deps, tx, { actor, details: body }),
    id: ({ profile }) => profile.id,
    again: async (id, call) => {
      const actor = await reachingClient(deps.db.kysely, call.actor, id);
      return await readDetails(deps, { actor, scope: scopeFor(actor, id) });
    },
  });
}
