import * as z from 'zod/v4-mini';

// The pages' content policy lets nothing become a program. Asked whether it may, the browser takes longer to refuse than for all
// the checks that a page makes at its start: it reads the whole file again to say where.
z.config({ jitless: true });

export * from 'zod/v4-mini';
