import { routes } from '@freehold/contract';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { assertMayDisable, confirmSecondFactor, disableSecondFactor, enrolSecondFactor } from './second-factor.ts';

/** Switching an authenticator app on and off. */
export function bindSecondFactor(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.auth.enrolSecondFactor, ({ actor, body }) => enrolSecondFactor(deps, actor, body.password));
  bindRoute(binding, routes.auth.confirmSecondFactor, ({ actor, body }) => confirmSecondFactor(deps, actor, body.code));
  bindPreparedWrite(binding, routes.auth.disableSecondFactor, {
    prepare: ({ actor, body }) => assertMayDisable(deps, actor, body.password),
    perform: (tx, { actor, body }) => disableSecondFactor(deps, tx, { actor, code: body.code }),
    answer: async (_kept, { actor }) => {
      await deps.limits.forget('secondFactor', actor.id);
      return { ok: true as const };
    },
  });
}
