import * as z from 'zod';

/** A stored request for a strategy session: the message, empty where none was written. */
export const storedStrategySessionSchema = z.object({ inputs: z.object({ message: z.string() }) });
