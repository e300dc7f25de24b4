import type { Binding } from '../../http/bind-route.ts';

/** Assigning properties. */
export function bindAssignments(_binding: Binding): void {}
