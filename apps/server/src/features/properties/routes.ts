import type { Binding } from '../../http/bind-route.ts';

/** Properties. */
export function bindProperties(_binding: Binding): void {}
