import { AppError, builtInViews, mostSavedViews, routes, type SavedView, savedViewMessages } from '@freehold/contract';
import { changes, reads } from '../demo-answer.ts';

const { savedViews } = routes;

/** The demo adviser's views of the list of clients. */
export const savedViewAnswers = {
  list: reads(savedViews.list, ({ world }) =>
    world.savedViews.toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),
  ),
  keep: changes(savedViews.keep, ({ world, params, body }) => {
    const others = world.savedViews.filter(({ id }) => id !== params.id);
    checkRoom(others, body.name);
    const view = { id: params.id, ...body };
    world.savedViews = [...others, view];
    return view;
  }),
  remove: changes(savedViews.remove, ({ world, params }) => {
    const view = world.savedViews.find(({ id }) => id === params.id);
    if (view === undefined) throw new AppError('not-found');
    world.savedViews = world.savedViews.filter((known) => known !== view);
    return view;
  }),
};

function checkRoom(others: readonly SavedView[], name: string): void {
  const isTaken = [...builtInViews, ...others].some((view) => view.name.toLowerCase() === name.toLowerCase());
  if (!isTaken && others.length < mostSavedViews) return;
  const message = isTaken ? savedViewMessages.nameTaken : savedViewMessages.tooMany;
  throw new AppError('invalid-input', { message, fields: [{ field: 'name', message }] });
}
