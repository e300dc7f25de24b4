import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { clientResetReply, requestClientReset } from './reset.ts';
import { endSessionOf, sessionsOfPerson } from './sessions.ts';

/** What an admin may do about another person's sign-in. */
export function bindPersonSessions(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.clientSessions, ({ actor, params }) =>
    sessionsOfPerson(deps, actor, scopeFor(actor, params.id).profileId),
  );
  bindRoute(binding, routes.auth.endClientSession, async ({ actor, params }) => {
    await endSessionOf(deps, { sessionId: params.sessionId, userId: scopeFor(actor, params.id).profileId, actor });
    return { ok: true as const };
  });
  bindPreparedWrite(binding, routes.auth.sendClientReset, {
    prepare: async () => undefined,
    perform: (tx, { actor, params }) =>
      requestClientReset(deps, tx, { clientId: scopeFor(actor, params.id).profileId, actor }),
    answer: async (reset) => clientResetReply(deps, reset),
  });
}
