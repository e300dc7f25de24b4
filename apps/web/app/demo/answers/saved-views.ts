import {
  AppError,
  builtInViewNames,
  mostSavedViews,
  routes,
  type SavedView,
  type SavedViewInput,
  savedViewMessages,
} from '@freehold/contract';
import { changes, reads } from '../demo-answer.ts';

const { savedViews } = routes;

/** The demo adviser's views of the clients and of the leads. */
export const savedViewAnswers = {
  list: reads(savedViews.list, ({ world, query: { list = 'clients' } }) =>
    world.savedViews
      .filter((view) => view.list === list)
      .toSorted((a, b) => a.name.toLowerCase().localeCompare(b.name.toLowerCase())),
  ),
  keep: changes(savedViews.keep, ({ world, params, body }) => {
    const others = world.savedViews.filter(({ id }) => id !== params.id);
    checkRoom(others, body);
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

function checkRoom(views: readonly SavedView[], { name, list }: SavedViewInput): void {
  const others = views.filter((view) => view.list === list);
  const names = [...builtInViewNames[list], ...others.map((view) => view.name)];
  const isTaken = names.some((known) => known.toLowerCase() === name.toLowerCase());
  if (!isTaken && others.length < mostSavedViews) return;
  const message = isTaken ? savedViewMessages.nameTaken : savedViewMessages.tooMany;
  throw new AppError('invalid-input', { message, fields: [{ field: 'name', message }] });
}
