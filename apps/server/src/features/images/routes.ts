import type { Binding } from '../../http/bind-route.ts';

/** Images of properties. */
export function bindImages(_binding: Binding): void {}
