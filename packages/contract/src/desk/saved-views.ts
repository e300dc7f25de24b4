import * as z from 'zod/mini';
import { lineOfText, text, uuid, visible } from '../base/fields.ts';
import { fieldMessages } from '../base/messages.ts';
import { clientFilterSchema } from '../clients/client-filters.ts';
import { clientSorts } from '../clients/profile.ts';
import { leadExportQuerySchema, leadSorts } from '../leads/leads.ts';

/** Most views an adviser keeps of a list. */
export const mostSavedViews = 20;
/** Longest name of a view, characters. */
export const longestViewName = 60;

/** What is said about a view that cannot be kept. */
export const savedViewMessages = {
  noName: 'Enter a name',
  nameTaken: 'You have a view of this name already',
  tooMany: 'Twenty views are kept. Delete one first.',
} as const;

/** The lists that views are kept of. */
export const viewedLists = ['clients', 'leads'] as const;
export type ViewedList = (typeof viewedLists)[number];

/** Views every adviser has of the clients; they can be neither renamed nor deleted. */
export const builtInClientViews = [
  { name: 'Not contacted for 90 days', filter: { quietDays: 90 } },
  { name: 'LVR over 80%', filter: { lvrOver: 80 } },
] as const;

/** The same of the leads. Today has the same two lists. */
export const builtInLeadViews = [
  { name: 'Waiting for an answer', sort: 'received', filter: { todo: 'answer' } },
  { name: 'Action due', sort: 'received', filter: { todo: 'action' } },
] as const;

/** How the view of a whole list is called. */
export const wholeListNames = { clients: 'All clients', leads: 'All leads' } as const;

/** Names an adviser cannot give to a view of a list. */
export const builtInViewNames: Readonly<Record<ViewedList, readonly string[]>> = {
  clients: [wholeListNames.clients, ...builtInClientViews.map(({ name }) => name)],
  leads: [wholeListNames.leads, ...builtInLeadViews.map(({ name }) => name)],
};

const fields = {
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
};

const { kind, status, owner, from, to, todo } = leadExportQuerySchema.shape;

/** A view of the clients. Without `list` as well: screens loaded before there were views of leads send none. */
const clientViewFields = {
  ...fields,
  list: z._default(z.literal('clients'), 'clients'),
  sort: z.enum(clientSorts),
  filter: clientFilterSchema,
};

const leadViewFields = {
  ...fields,
  list: z.literal('leads'),
  sort: z.enum(leadSorts),
  filter: z.strictObject({ kind, status, owner, from, to, todo }),
};

/** Body of PUT /saved-views/:id: a name and the part of a list it stands for. */
export const savedViewInputSchema = z.discriminatedUnion('list', [
  z.strictObject(clientViewFields),
  z.strictObject(leadViewFields),
]);
export type SavedViewInput = z.output<typeof savedViewInputSchema>;

export const savedViewSchema = z.discriminatedUnion('list', [
  z.object({ id: uuid, ...clientViewFields }),
  z.object({ id: uuid, ...leadViewFields }),
]);
export type SavedView = z.output<typeof savedViewSchema>;

/** What a view shows of its list. */
type ShownBy<View> = View extends SavedViewInput ? Omit<View, 'name' | 'list'> : never;
export type ClientViewShown = ShownBy<Extract<SavedViewInput, { list: 'clients' }>>;
export type LeadViewShown = ShownBy<Extract<SavedViewInput, { list: 'leads' }>>;

export const savedViewParamsSchema = z.strictObject({ id: uuid });
/** Which list's views are asked for: the clients' by default, as above. */
export const savedViewsQuerySchema = z.strictObject({ list: z.optional(z.enum(viewedLists)) });
