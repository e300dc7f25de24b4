import * as z from 'zod/v4-mini';

// The CSP forbids eval. Zod's probe for it costs more than all checks at page load: the browser re-reads the file to
// report where.
z.config({ jitless: true });

export * from 'zod/v4-mini';
