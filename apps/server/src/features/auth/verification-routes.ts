import { routes } from '@freehold/contract';
import { type Binding, bindPreparedWrite, bindRoute, bindWrite } from '../../http/bind-route.ts';
import {
  countVerification,
  declineSignUp,
  lookAtSignUp,
  prepareProof,
  resendVerification,
  verifyEmail,
} from './verification.ts';

const done = { ok: true as const };

/** Proving that an account's address belongs to its owner, or that the account does not. */
export function bindVerification(binding: Binding): void {
  const { deps } = binding;
  const byAddress = { ...binding, limit: 'mailedLink' } as const;
  bindRoute(byAddress, routes.auth.lookAtSignUp, ({ body, actor }) => lookAtSignUp(deps, { token: body.token, actor }));
  bindPreparedWrite(byAddress, routes.auth.verifyEmail, {
    prepare: ({ body, actor }) => prepareProof(deps, { given: body, actor }),
    perform: (tx, { body, prepared }) => verifyEmail(deps, tx, { token: body.token, proof: prepared }),
    answer: async ({ isAdviserAsked }) => ({ ...done, isAdviserAsked }),
  });
  bindWrite(byAddress, routes.auth.declineSignUp, async (tx, { body }) => {
    await declineSignUp(deps, tx, body.token);
    return done;
  });
  bindPreparedWrite(binding, routes.auth.resendVerification, {
    prepare: ({ actor }) => countVerification(deps, actor),
    perform: (tx, { actor }) => resendVerification(deps, tx, actor),
    answer: async () => done,
  });
}
