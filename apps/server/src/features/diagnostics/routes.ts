import type { Binding } from '../../http/bind-route.ts';

/** Development aids. */
export function bindDiagnostics(_binding: Binding): void {}
