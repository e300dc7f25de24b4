import type { Binding } from '../../http/bind-route.ts';

/** Saved links. */
export function bindSavedProperties(_binding: Binding): void {}
