import type { Binding } from '../../http/bind-route.ts';

/** Client records. */
export function bindProfiles(_binding: Binding): void {}
