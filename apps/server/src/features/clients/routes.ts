import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindList, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { clientActivity } from './activity.ts';
import { addNote, editNote, readNotes, removeNote, restoreNote } from './notes.ts';
import { readClientHead, readClientLeads, viewClient } from './service.ts';

const { clients } = routes;

/** What advisers see of a client besides the record. */
export function bindClients(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, clients.view, ({ actor, params }) =>
    viewClient(deps, { actor, scope: scopeFor(actor, params.id) }),
  );
  bindRoute(binding, clients.head, ({ actor, params }) =>
    readClientHead(deps, { actor, scope: scopeFor(actor, params.id) }),
  );
  bindList(binding, clients.activity, ({ actor, params, query }) =>
    clientActivity(deps, { actor, scope: scopeFor(actor, params.id), query }),
  );
  bindRoute(binding, clients.leads, ({ actor, params }) =>
    readClientLeads(deps, { actor, scope: scopeFor(actor, params.id) }),
  );
  bindNotes(binding);
}

function bindNotes(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, clients.notes, ({ actor, params }) =>
    readNotes(deps, { actor, scope: scopeFor(actor, params.id) }),
  );
  bindWrite(binding, clients.addNote, (tx, { actor, params, body }) =>
    addNote(deps, tx, { actor, scope: scopeFor(actor, params.id), ...body }),
  );
  bindWrite(binding, clients.editNote, (tx, { actor, params: { id, noteId }, body }) =>
    editNote(deps, tx, { actor, scope: scopeFor(actor, id), noteId, ...body }),
  );
  bindWrite(binding, clients.removeNote, (tx, { actor, params: { id, noteId } }) =>
    removeNote(deps, tx, { actor, scope: scopeFor(actor, id), noteId }),
  );
  bindWrite(binding, clients.restoreNote, (tx, { actor, params: { id, noteId } }) =>
    restoreNote(deps, tx, { actor, scope: scopeFor(actor, id), noteId }),
  );
}
