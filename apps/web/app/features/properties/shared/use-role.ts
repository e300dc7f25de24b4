import type { Role } from '@freehold/contract';
import { useSession } from '#app/lib/session.ts';

/** Where 'Back to Dashboard' goes (specification sections 2 and 6). */
export function roleHome(role: Role): string {
  return role === 'ADMIN' ? '/admin-dashboard' : '/client-dashboard';
}

/** The role of the person signed in. The screens are guarded, so there is one. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'CLIENT';
}
