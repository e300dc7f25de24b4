import type { Binding } from '../../http/bind-route.ts';

/** Export and erasure. */
export function bindPrivacy(_binding: Binding): void {}
