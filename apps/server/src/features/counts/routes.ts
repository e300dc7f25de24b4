import type { Binding } from '../../http/bind-route.ts';

/** Totals. */
export function bindCounts(_binding: Binding): void {}
