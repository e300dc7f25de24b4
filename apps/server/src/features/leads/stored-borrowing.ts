import { maritalStatuses } from '@freehold/finance';
import * as z from 'zod';

/** A borrowing lead's stored calculation: the engine's inputs, and the figures seen and recomputed, dollars. */
export const storedBorrowingSchema = z.object({
  inputs: z.object({
    grossIncome: z.number(),
    maritalStatus: z.enum(maritalStatuses),
    partnerIncome: z.number().nullable(),
    dependants: z.number(),
    existingLoans: z.number(),
  }),
  claimed: z.object({ borrowingCapacity: z.number() }),
  computed: z.object({ borrowingCapacity: z.number(), displayed: z.number(), rules: z.array(z.string()) }),
});
export type StoredBorrowing = z.infer<typeof storedBorrowingSchema>;
