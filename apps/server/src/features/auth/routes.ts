import { AppError, routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { signIn, signOut } from './service.ts';

/** Signing in and out. */
export function bindAuth(binding: Binding): void {
  bindRoute(binding, routes.auth.login, ({ body, address, userAgent }) =>
    signIn(binding.deps, body, { address, userAgent }),
  );
  bindRoute(binding, routes.auth.logout, async ({ actor }) => {
    if (actor === null) throw new AppError('signed-out');
    await signOut(binding.deps, actor.sessionId);
    return { ok: true as const };
  });
}
