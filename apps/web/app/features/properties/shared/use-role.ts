import type { Role } from '@freehold/contract';
import { useSession } from '#app/lib/session.ts';

/** The role of the person signed in. The screens are guarded, so there is one. */
export function useRole(): Role {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.role : 'CLIENT';
}
