import { largestAmount } from '@freehold/finance';
import * as z from 'zod/mini';
import { fieldMessages } from './messages.ts';

// A NUL cannot be stored as PostgreSQL text; the other control characters (tab and line breaks apart) have no use in a
// form and can forge log lines or mail headers; some hold those of U+0080 to U+009F. A lone surrogate is not text at all.
const unstorable = /(?![\t\n\r\x80-\x9f])[\p{Cc}\p{Cs}]/u;

/** Text of at most `longest` characters, trimmed, without control characters or broken Unicode. */
export function text(longest: number) {
  return z.string().check(
    z.trim(),
    z.maxLength(longest, fieldMessages.tooLong),
    z.refine((value) => !unstorable.test(value), fieldMessages.notText),
  );
}

/**
 * One line of text: as `text`, no line breaks, C1 control characters or marks of direction, which mirror what follows in
 * a list or a mail. One at either end is trimmed: an address book copies a pair along with a phone number, unseen.
 */
export function lineOfText(longest: number) {
  return text(longest).check(
    z.overwrite((value) => value.replace(/^\p{Bidi_C}|\p{Bidi_C}$/gu, '').trim()),
    z.refine((value) => !/[\n\r\x80-\x9f\p{Zl}\p{Zp}\p{Bidi_C}]/u.test(value), fieldMessages.notText),
  );
}

/** The text without invisible characters: white space, control characters, joiners and direction marks. */
export function visiblePart(value: string): string {
  return value.replaceAll(/[\p{White_Space}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

/** Rejects a text with fewer visible characters than this. */
export function visible(least: number, message: string) {
  return z.refine<string>((value) => visiblePart(value).length >= least, message);
}

/**
 * A number. Missing, or the NaN of a non-numeric field, is rejected with `blank`; anything else with its own problem:
 * JSON's `1e999` is too large, and a text or boolean is not a number.
 */
export function numberOr(blank: string, tooLarge: string = fieldMessages.amountTooLarge) {
  return z.number({
    error: ({ input }) => {
      if (input === Number.POSITIVE_INFINITY) return tooLarge;
      const isBlank = input == null || typeof input === 'number' || (typeof input === 'string' && input.trim() === '');
      return isBlank ? blank : fieldMessages.notANumber;
    },
  });
}

/** An amount of dollars from 0 to the largest the product accepts; `belowZero` is the message below 0. */
export function amount(belowZero: string = fieldMessages.cannotBeNegative) {
  return numberOr(belowZero).check(z.minimum(0, belowZero), z.maximum(largestAmount, fieldMessages.amountTooLarge));
}

/** A whole number, exactly: Zod's own check accepts 1.0000000000000002, which no integer column takes. */
export function whole(message: string = fieldMessages.wholeNumber) {
  return z.refine(Number.isInteger, message);
}

/** An email address as typed, trimmed; compare with `normaliseEmail`. */
export const email = lineOfText(254).check(z.email(fieldMessages.emailInvalid));

/** Normalises an address, so that two spellings of one address are equal (decision G-21). */
export function normaliseEmail(address: string): string {
  // ASCII only: toLowerCase() maps the Kelvin sign to k.
  return address.trim().replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** A phone number: at least 8 characters after trimming, nothing stricter (decision G-07). */
export const phone = lineOfText(40).check(z.minLength(8, fieldMessages.phoneInvalid));

/** A UUID in lower case, as it is stored, so that the same one never counts as a change. */
export const uuid = z.uuid().check(z.toLowerCase());
