import * as z from 'zod/mini';
import { lineOfText, text, uuid, visible } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { clientFilterSchema } from '../clients/client-filters.ts';
import { clientSorts } from '../clients/profile.ts';

/** Most views an adviser keeps. */
export const mostSavedViews = 20;
/** Longest name of a view, characters. */
export const longestViewName = 60;

/** What is said about a view that cannot be kept. */
export const savedViewMessages = {
  noName: 'Enter a name',
  nameTaken: 'You have a view of this name already',
  tooMany: 'Twenty views are kept. Delete one first.',
} as const;

/** Views every adviser has; they can be neither renamed nor deleted. */
export const builtInViews = [
  { name: 'Not contacted for 90 days', filter: { quietDays: 90 } },
  { name: 'LVR over 80%', filter: { lvrOver: 80 } },
] as const;

/** Body of PUT /saved-views/:id: a name and the part of the list of clients it stands for. */
export const savedViewInputSchema = z.strictObject({
  name: lineOfText(longestViewName).check(
    // An é of one character and an é of two look the same. A few characters become two.
    z.overwrite((name) => name.normalize('NFC')),
    z.refine((name) => name.length <= longestViewName, {
      error: fieldMessages.tooLong,
      when: ({ issues }) => issues.length === 0,
    }),
    visible(1, savedViewMessages.noName),
  ),
  q: text(200),
  sort: z.enum(clientSorts),
  filter: clientFilterSchema,
});
export type SavedViewInput = z.infer<typeof savedViewInputSchema>;

export const savedViewSchema = z.object({ id: uuid, ...savedViewInputSchema.shape });
export type SavedView = z.infer<typeof savedViewSchema>;

export const savedViewParamsSchema = z.strictObject({ id: uuid });
