import { routes } from '@freehold/contract';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { heldErasures, keepAccount, lookAtErasure, takeBackErasure } from '../erasures/index.ts';
import { erasePerson } from './erase.ts';
import { exportPerson } from './export.ts';
import { bindMailLinks } from './unsubscribe-routes.ts';

/** A person's own data as a whole: export and erasure; and the links that stop mails. */
export function bindPrivacy(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.privacy.exportPerson, ({ actor, scope }) => exportPerson(deps, { actor, scope }));
  bindRoute(binding, routes.privacy.erasePerson, ({ actor, scope, body }) =>
    erasePerson(deps, { actor, scope, given: body }),
  );
  bindRoute(binding, routes.privacy.heldErasures, ({ actor }) => heldErasures(deps, actor));
  bindWrite(binding, routes.privacy.takeBackErasure, async (tx, { actor, params }) => {
    await takeBackErasure(deps, tx, { named: { profileId: params.id }, actor });
    return { ok: true as const };
  });
  bindRoute({ ...binding, limit: 'mailedLink' }, routes.privacy.lookAtErasure, ({ body }) =>
    lookAtErasure(deps, body.token),
  );
  bindWrite({ ...binding, limit: 'resetAddress' }, routes.privacy.keepAccount, async (tx, { body }) => {
    await keepAccount(deps, tx, body.token);
    return { ok: true as const };
  });
  bindMailLinks(binding);
}
