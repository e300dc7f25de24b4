import type { Role } from '@freehold/contract';
import { useSession } from '#app/lib/session.ts';

/** Target of 'Back to Dashboard' (specification sections 2 and 6). */
export function roleHome(role: Role): string {
  return role === 'CLIENT' ? '/client-dashboard' : '/admin-dashboard';
}

/** Role of the signed-in person. The screens are guarded, so there always is one. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'CLIENT';
}
