import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { assertOwnsAccount, proveNewEmail, stopChange } from './account-changes.ts';
import { askEmailChange, askFactorReset, setDisabled, showAccess, withdrawChange } from './client-access.ts';

const done = { ok: true as const };

/** What advisers can do about a client's account, and how its owner can object. */
export function bindAccess(binding: Binding): void {
  const { deps } = binding;
  const { access, auth } = routes;
  bindRoute(binding, access.read, ({ actor, params }) =>
    showAccess(deps, { actor, clientId: scopeFor(actor, params.id).profileId }),
  );
  bindWrite(binding, access.disable, (tx, { actor, params }) =>
    setDisabled(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, isDisabled: true }),
  );
  bindWrite(binding, access.enable, (tx, { actor, params }) =>
    setDisabled(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, isDisabled: false }),
  );
  bindWrite(binding, access.resetSecondFactor, (tx, { actor, params }) =>
    askFactorReset(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId }),
  );
  bindWrite(binding, access.changeEmail, (tx, { actor, params, body }) =>
    askEmailChange(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, email: body.email }),
  );
  bindWrite(binding, access.withdraw, (tx, { actor, params, body }) =>
    withdrawChange(deps, tx, { actor, clientId: scopeFor(actor, params.id).profileId, changeId: body.changeId }),
  );
  const byAddress = { ...binding, limit: 'mailedLink' } as const;
  bindWrite(byAddress, auth.stopChange, async (tx, { body }) => {
    await stopChange(deps, tx, body.token);
    return done;
  });
  bindPreparedWrite(byAddress, auth.confirmNewEmail, {
    prepare: ({ body, actor }) => assertOwnsAccount(deps, { ...body, password: body.password, actor }),
    perform: (tx, { body }) => proveNewEmail(deps, tx, body.token),
    answer: async ({ dueAt }) => ({ ...done, dueAt }),
  });
}
