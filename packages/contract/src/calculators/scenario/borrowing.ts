import { maritalStatuses } from '@freehold/finance';
import * as z from 'zod/mini';
import { borrowingFormSchema } from '../borrowing.ts';

const fields = borrowingFormSchema.shape;

/** The borrowing calculator's inputs in a link; what cannot be read is left open, as on an empty form. */
export const openedBorrowingSchema = z.object({
  grossIncome: z.catch(z.nullable(fields.grossIncome), null),
  maritalStatus: z.catch(z.nullable(z.enum(maritalStatuses)), null),
  partnerIncome: z.catch(z.optional(z.nullable(fields.partnerIncome)), null),
  dependants: z.catch(fields.dependants, 0),
  existingLoans: z.catch(fields.existingLoans, 0),
});
