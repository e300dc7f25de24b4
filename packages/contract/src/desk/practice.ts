import * as z from 'zod/mini';
import { email, lineOfText, phone, visible } from '../base/fields.ts';
import { colourProblem } from './accent-colour.ts';
import { mostEmbedOrigins, originProblem } from './embed-origins.ts';

/** Largest logo file that is accepted, in bytes. */
export const largestLogoBytes = 200_000;

/** Largest width and height of a logo file, in pixels. */
export const largestLogoSide = 4_000;

// Base64 writes three bytes as four characters.
const longestLogoText = 4 * Math.ceil(largestLogoBytes / 3);

/** Largest body of a change: a logo as text, and the practice's lines. */
export const largestPracticeBody = longestLogoText + 16_384;

/** Messages of the practice's fields. */
export const practiceMessages = {
  name: 'Enter the practice’s name, at least 2 characters.',
  logoTooLarge: 'This logo is over 200 kB. Choose a smaller file.',
  logoNotReadable: 'The logo could not be read. Choose a PNG or JPEG file.',
} as const;

// RFC 4648, section 4. Zod's own check would be in every page's bytes.
const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

const logoText = z
  .string()
  .check(
    z.maxLength(longestLogoText, practiceMessages.logoTooLarge),
    z.regex(base64, practiceMessages.logoNotReadable),
  );

const accent = z
  .string()
  .check(
    z.refine((value) => colourProblem(value) === null, { error: ({ input }) => colourProblem(String(input)) ?? '' }),
  );

const embedOrigins = z
  .array(
    z.string().check(
      z.refine((value) => originProblem(value) === null, {
        error: ({ input }) => originProblem(String(input)) ?? '',
      }),
    ),
  )
  .check(z.maxLength(mostEmbedOrigins, `At most ${mostEmbedOrigins} sites can show the calculators.`));

// The server holds it against the fields and bounds of a plan, which would be in every page's bytes.
const planDefaults = z.record(z.string().check(z.maxLength(40)), z.number());

/** Lines that name a practice; an optional one is null where it is not given. */
const practiceLines = {
  name: lineOfText(80).check(visible(2, practiceMessages.name)),
  email: z.nullable(email),
  phone: z.nullable(phone),
  /** Such as `ABN 12 345 678 901`, as the practice writes it. */
  abn: z.nullable(lineOfText(40)),
  /** Such as `Australian Credit Licence 123456`, as the practice writes it. */
  licence: z.nullable(lineOfText(120)),
  /** `#rrggbb` in lower case; readable as text on white. Null for the product's own green. */
  accent: z.nullable(accent),
};

/** An adviser's change of the practice. */
export const practiceChangesSchema = z.strictObject({
  ...practiceLines,
  /** A new logo: a PNG or JPEG file in base64. Null removes it; left out, it stays as it is. */
  logo: z.optional(z.nullable(logoText)),
  /** Origins of the sites that may show the calculators; left out, they stay as they are. */
  embedOrigins: z.optional(embedOrigins),
  /** What plans of the advisers assume, percent a year by the plan's fields; left out, they stay as they are. */
  planDefaults: z.optional(planDefaults),
  /** The version that was read; 0 before the first change. */
  version: z.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647)),
});
export type PracticeChanges = z.infer<typeof practiceChangesSchema>;

/** A logo as stored: where it is served, and its size in pixels. */
const practiceLogoSchema = z.object({ address: z.string(), width: z.number(), height: z.number() });
export type PracticeLogo = z.infer<typeof practiceLogoSchema>;

/** Who looks after the clients here, as reports, mails and dashboards name it. */
export const practiceSchema = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  abn: z.nullable(z.string()),
  licence: z.nullable(z.string()),
  accent: z.nullable(z.string()),
  logo: z.nullable(practiceLogoSchema),
  /** Origins of other sites that may show the calculators, such as `https://www.example.com.au`. */
  embedOrigins: z._default(z.array(z.string()), []),
  /** What plans that an adviser makes assume where they say nothing, percent a year by the plan's fields. */
  planDefaults: z._default(planDefaults, {}),
});
export type Practice = z.infer<typeof practiceSchema>;

/** The practice, null until an adviser enters one, and the version that a change names. */
export const practiceStateSchema = z.object({ practice: z.nullable(practiceSchema), version: z.number() });
export type PracticeState = z.infer<typeof practiceStateSchema>;

/** How to reach a practice and what licenses it, one line each, in the order they are shown. */
export function practiceContact({
  email: mail,
  phone: number,
  abn,
  licence,
}: Pick<Practice, 'email' | 'phone' | 'abn' | 'licence'>): {
  readonly reach: readonly string[];
  readonly legal: readonly string[];
} {
  const given = (line: string | null) => (line === null || line === '' ? [] : [line]);
  return { reach: [...given(number), ...given(mail)], legal: [...given(abn), ...given(licence)] };
}
