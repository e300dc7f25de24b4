import * as z from 'zod';

/** What a request for a strategy session keeps: the message, empty where none was written. */
export const storedStrategySessionSchema = z.object({ inputs: z.object({ message: z.string() }) });
