import { describe, expect, it } from 'vitest';
import { accessDecision, type SignedIn } from './access-decision.ts';
import { adviserHome } from './destination.ts';

const client: SignedIn = { status: 'signed-in', user: { id: 'c1', email: 'ann@example.com', role: 'CLIENT' } };
const other: SignedIn = { status: 'signed-in', user: { id: 'c2', email: 'bob@example.com', role: 'CLIENT' } };
const admin: SignedIn = { status: 'signed-in', user: { id: 'a1', email: 'zoe@example.com', role: 'ADMIN' } };
const adviser: SignedIn = { status: 'signed-in', user: { id: 'd1', email: 'kim@example.com', role: 'ADVISER' } };
const over = { status: 'signed-out', isOver: true } as const;
const asked = { access: 'signed-in', before: null, isInForm: false } as const;

describe('a protected screen', () => {
  it('[GUARD-01] shows nothing until it is known who is signed in', () => {
    expect(accessDecision({ ...asked, session: { status: 'loading' } })).toEqual({ kind: 'wait' });
  });

  it('[GUARD-08] shows itself on the role of the session', () => {
    expect(accessDecision({ ...asked, session: client })).toEqual({ kind: 'show', session: client });
    expect(accessDecision({ ...asked, access: 'admin', session: admin })).toEqual({ kind: 'show', session: admin });
  });

  it('of the admins tells an adviser so, and sends others away', () => {
    const closed = { ...asked, access: 'admin' } as const;
    expect(accessDecision({ ...closed, session: adviser })).toEqual({ kind: 'closed' });
    expect(accessDecision({ ...closed, access: 'desk', session: adviser })).toEqual({ kind: 'show', session: adviser });
    expect(accessDecision({ ...closed, session: client })).toEqual({ kind: 'away', to: '/portfolio-manager' });
  });

  it('[AUTH-19] goes to sign in when the session is over', () => {
    expect(accessDecision({ ...asked, session: over, before: client })).toEqual({ kind: 'away', to: '/auth' });
    expect(accessDecision({ ...asked, session: over, isInForm: true })).toEqual({ kind: 'away', to: '/auth' });
  });

  it('stays where a form was begun and the session ended by itself', () => {
    expect(accessDecision({ ...asked, session: over, before: client, isInForm: true })).toEqual({
      kind: 'hold',
      session: client,
    });
  });

  it('goes when its person signed out, in this tab or another', () => {
    const left = { status: 'signed-out' } as const;
    expect(accessDecision({ ...asked, session: left, before: client, isInForm: true })).toEqual({
      kind: 'away',
      to: '/auth',
    });
  });

  it.each([
    [client, client, 'show'],
    [client, other, '/portfolio-manager'],
    [client, admin, adviserHome],
  ] as const)('after %o is for %o: %s', (before, session, expected) => {
    const decision = accessDecision({ ...asked, before, session, isInForm: true });
    expect(decision.kind === 'away' ? decision.to : decision.kind).toBe(expected);
  });
});
