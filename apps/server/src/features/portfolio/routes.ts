import type { Binding } from '../../http/bind-route.ts';

/** Assigned properties. */
export function bindPortfolio(_binding: Binding): void {}
