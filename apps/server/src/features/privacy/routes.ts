import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
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
  bindMailLinks(binding);
}
