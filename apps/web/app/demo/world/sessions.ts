import type { Session } from '@freehold/contract';
import { demoId } from './ids.ts';
import { daysBefore } from './moments.ts';

/** Sign-ins of the demo user's account, the latest used first. */
export function demoSessions(now: Date): Session[] {
  const browsers = [
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.2 Mobile/15E148 Safari/604.1',
  ];
  return browsers.map((userAgent, index) => ({
    id: demoId('session', index + 1),
    createdAt: daysBefore(now, index * 6),
    lastUsedAt: daysBefore(now, index * 2),
    expiresAt: daysBefore(now, index * 6 - 30),
    userAgent,
    isCurrent: index === 0,
  }));
}
