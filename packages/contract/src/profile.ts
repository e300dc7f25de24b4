import { maritalStatuses, mostDependants } from '@freehold/finance';
import * as z from 'zod/mini';
import { birthDate, choiceOf, clientAmount, clientLine, clientMessages, given } from './client-fields.ts';
import { email, text, uuid } from './fields.ts';
import { fieldMessages } from './messages.ts';
import { joinProfileAddress, splitProfileAddress } from './postal-address.ts';
import { roles } from './role.ts';

export { clientMessages };

/** Kinds of employment (specification section 9). */
export const employmentTypes = [
  'Full-time',
  'Part-time',
  'Casual',
  'Self-employed',
  'Contract',
  'Unemployed',
] as const;

/** Age at which a client wants to retire where none is given (specification section 9). */
export const defaultRetirementAge = 65;

// Five parts of at most 200 characters with their separators.
const longestAddress = 1_008;

const address = z
  .string()
  .check(
    z.overwrite((joined) => joinProfileAddress(splitProfileAddress(joined))),
    z.maxLength(longestAddress, fieldMessages.tooLong),
  )
  .check(text(2 * longestAddress));

const emailOrBlank = z.union([z.literal(''), email], fieldMessages.emailInvalid);
const employmentType = choiceOf(employmentTypes);

const dependants = z
  .number()
  .check(
    z.minimum(0, fieldMessages.cannotBeNegative),
    z.multipleOf(1, fieldMessages.wholeNumber),
    z.maximum(mostDependants, fieldMessages.atMostDependants),
  );

const retirementAge = z
  .number()
  .check(
    z.minimum(0, clientMessages.ageRange),
    z.maximum(120, clientMessages.ageRange),
    z.overwrite((age) => Math.round(age * 100) / 100),
  );
