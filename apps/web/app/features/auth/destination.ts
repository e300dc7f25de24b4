import type { Role } from '@freehold/contract';

/** The screen of advisers. */
export const adviserHome = '/admin-dashboard';

/** Where a person goes after signing in, and instead of the sign-in screen (specification section 2). */
export function destinationOf(role: Role): string {
  return role === 'ADMIN' ? adviserHome : '/portfolio-manager';
}

/** Who may see a protected screen: anybody signed in, or one role alone. */
export type ScreenAccess = 'signed-in' | 'client' | 'admin';

/** Where a person is sent who may not see the screen, or null for one who may (specification sections 4 and 6). */
export function turnedAwayTo(access: ScreenAccess, role: Role | null): string | null {
  if (role === null) return '/auth';
  if (access === 'signed-in') return null;
  return access === role.toLowerCase() ? null : destinationOf(role);
}
