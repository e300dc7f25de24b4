import * as z from 'zod/mini';
import { lineOfText, uuid, visible } from '../base/fields.ts';
import { defineRoute } from '../base/route.ts';
import { deskDay } from '../leads/leads.ts';
import { clientParamsSchema } from './client-desk.ts';

const moment = z.iso.datetime();

/** Open tasks that a client may have. */
export const mostOpenTasks = 200;

/** Tasks that a client may have, finished ones included. */
export const mostTasks = 1_000;

/** Finished tasks that a list shows, the last finished first. */
export const mostFinishedTasks = 50;

export const clientTaskMessages = {
  empty: 'Write what is to be done',
  tooMany: `A client can have ${mostOpenTasks} open tasks. Finish or delete one first.`,
  tooManyInAll: 'A client can have 1,000 tasks, finished ones included. Delete finished ones first.',
} as const;

/** Something an adviser is to do for a client. Names are null once that account is gone. */
export const clientTaskSchema = z.object({
  id: uuid,
  text: z.string(),
  /** ISO date; null for no day. */
  dueOn: z.nullable(z.string()),
  /** Whose task it is: who added it, or the adviser of the lead it came from; null for nobody's. */
  ownerId: z.nullable(uuid),
  ownerName: z.nullable(z.string()),
  createdAt: moment,
  doneAt: z.nullable(moment),
  doneByName: z.nullable(z.string()),
});
export type ClientTask = z.infer<typeof clientTaskSchema>;

/** Body of a new task. */
export const clientTaskInputSchema = z.strictObject({
  text: lineOfText(500).check(visible(1, clientTaskMessages.empty)),
  dueOn: z.optional(z.nullable(deskDay)),
});
export type ClientTaskInput = z.infer<typeof clientTaskInputSchema>;

const taskParams = z.strictObject({ id: uuid, taskId: uuid });

/** What advisers are to do for a client. */
export const clientTaskRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/clients/:id/tasks',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'natural',
    summary: 'A client’s tasks: open ones by day, those without a day last, then the last finished ones',
    params: clientParamsSchema,
    reply: z.array(clientTaskSchema),
    status: 200,
    errors: ['not-found'],
  }),
  add: defineRoute({
    method: 'POST',
    path: '/clients/:id/tasks',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'keyed',
    summary: `Add a task to a client, of at most ${mostOpenTasks} open ones and ${mostTasks} in all`,
    params: clientParamsSchema,
    body: clientTaskInputSchema,
    reply: clientTaskSchema,
    status: 201,
    errors: ['not-found', 'key-reused'],
  }),
  finish: defineRoute({
    method: 'POST',
    path: '/clients/:id/tasks/:taskId/done',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'keyed',
    summary: 'Note that a task is done; the same again changes nothing',
    params: taskParams,
    reply: clientTaskSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  reopen: defineRoute({
    method: 'POST',
    path: '/clients/:id/tasks/:taskId/reopen',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'keyed',
    summary: 'Open a finished task again; the same again changes nothing',
    params: taskParams,
    reply: clientTaskSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: '/clients/:id/tasks/:taskId',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'keyed',
    summary: 'Remove a task; it can be brought back for a week',
    params: taskParams,
    reply: z.object({ ok: z.literal(true) }),
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
  restore: defineRoute({
    method: 'POST',
    path: '/clients/:id/tasks/:taskId/restore',
    access: 'admin',
    advisers: 'client-in-path',
    repeat: 'keyed',
    summary: 'Bring a removed task back',
    params: taskParams,
    reply: clientTaskSchema,
    status: 200,
    errors: ['not-found', 'key-reused'],
  }),
} as const;
