import { delMany, keys } from 'idb-keyval';
import { browserSession } from '#app/lib/browser-session.ts';
import { showToast } from '#app/ui/toasts/toasts.ts';
import { hasPlanDatabase, store } from '../model/kept-plan.ts';

const topic = 'left-plans';

let isWatching = false;
// Who is signed in, or was before the session ended.
let last: string | null = null;

function signedInId(): string | null {
  const session = browserSession.read();
  return session.status === 'signed-in' ? session.user.id : null;
}

/**
 * From now on in this tab, tells who signs out which plans stay in the browser alone. A session that only ended tells
 * nothing: who signs in again goes on with them.
 */
export function watchSignOut(): void {
  if (isWatching) return;
  isWatching = true;
  last = signedInId();
  browserSession.subscribe(() => {
    const session = browserSession.read();
    if (session.status === 'signed-out' && session.isOver === true) return;
    const left = last;
    last = signedInId();
    if (left !== null && session.status === 'signed-out') tell(left);
  });
}

/** Tells the same to who leaves a plan whose session is over without signing in again. */
export function tellIfLeft(): void {
  if (last !== null && browserSession.read().status === 'signed-out') tell(last);
}

function tell(userId: string): void {
  // A browser that does not say what it keeps has them as before.
  tellLeftPlans(userId).catch(() => undefined);
}

/** Says that plans of somebody who signed out are in this browser alone, and offers to remove them. Nothing without any. */
async function tellLeftPlans(userId: string): Promise<void> {
  if (!(await hasPlanDatabase())) return;
  const slots = (await keys<string>(store())).filter((slot) => slot.startsWith(`account ${userId} `));
  if (slots.length === 0) return;
  const what = slots.length === 1 ? 'a plan' : `${slots.length} plans`;
  showToast({
    title: `Changes to ${what} are not in your account`,
    description: 'They wait in this browser until you sign in again. If others use it, remove them.',
    tone: 'error',
    topic,
    isLasting: true,
    action: { label: 'Remove them', run: () => void remove(slots) },
  });
}

async function remove(slots: string[]): Promise<void> {
  try {
    await delMany(slots, store());
    showToast({ title: 'Removed from this browser', tone: 'success', topic });
  } catch {
    showToast({
      title: 'They could not be removed',
      description: 'Clear this site’s data in your browser’s settings.',
      tone: 'error',
      topic,
      isLasting: true,
    });
  }
}
