import type { Role } from '@freehold/contract';

/** Where 'Back to Dashboard' goes (specification sections 2 and 6). */
export function roleHome(role: Role): string {
  return role === 'ADMIN' ? '/admin-dashboard' : '/client-dashboard';
}
