import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { accountLink, inviteAdviser } from '../auth/index.ts';
import {
  decideClient,
  disableAdviser,
  enableAdviser,
  getAdviser,
  handOver,
  listAdvisers,
  readClientAdvisers,
} from './service.ts';

/** The practice's advisers, and whose the clients are. */
export function bindAdvisers(binding: Binding): void {
  const { deps } = binding;
  const { list, invite, disable, enable, handOver: hands, ofClient, assign, unassign } = routes.advisers;
  bindRoute(binding, list, () => listAdvisers(deps.db.kysely));
  bindPreparedWrite(binding, invite, {
    prepare: ({ actor }) => deps.limits.consume('invitations', actor.id),
    perform: (tx, { actor, body }) => inviteAdviser(deps, tx, { actor, given: body }),
    answer: async ({ id, linkId }) => ({
      adviser: await getAdviser(deps.db.kysely, id),
      // With a mail server only the owner of the address gets the link.
      link: deps.config.mail.smtpUrl === null ? accountLink(deps, 'invitation', linkId) : null,
    }),
  });
  bindWrite(binding, disable, (tx, { actor, params, body }) =>
    disableAdviser(deps, tx, { actor, id: params.id, handTo: body.handTo }),
  );
  bindWrite(binding, enable, (tx, { actor, params }) => enableAdviser(deps, tx, { actor, id: params.id }));
  bindWrite(binding, hands, (tx, { actor, params, body }) => handOver(deps, tx, { actor, id: params.id, to: body.to }));
  bindRoute(binding, ofClient, ({ actor, scope }) => readClientAdvisers(deps, { actor, scope }));
  for (const [route, isTheirs] of [
    [assign, true],
    [unassign, false],
  ] as const) {
    bindWrite(binding, route, (tx, { actor, params }) =>
      decideClient(deps, tx, { actor, scope: scopeFor(actor, params.id), adviserId: params.adviserId, isTheirs }),
    );
  }
}
