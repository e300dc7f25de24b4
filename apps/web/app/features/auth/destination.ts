import { isDeskRole, type Role } from '@freehold/contract';

/** Home screen of advisers. */
export const adviserHome = '/admin-dashboard';

/** Where a user goes after signing in, or instead of the sign-in screen (specification section 2). */
export function destinationOf(role: Role): string {
  return isDeskRole(role) ? adviserHome : '/portfolio-manager';
}

/** Who may see a protected screen: any signed-in user, clients, those of the desk, or of these the admins alone. */
export type ScreenAccess = 'signed-in' | 'client' | 'desk' | 'admin';

/** Redirect target for a user who may not see the screen, or null for one who may (specification sections 4 and 6). */
export function turnedAwayTo(access: ScreenAccess, role: Role | null): string | null {
  if (role === null) return '/auth';
  if (access === 'signed-in') return null;
  const isLetIn = access === 'admin' ? role === 'ADMIN' : (access === 'desk') === isDeskRole(role);
  return isLetIn ? null : destinationOf(role);
}
