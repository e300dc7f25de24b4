import { AppError, routes } from '@freehold/contract';
import type { Actor } from '../../actor.ts';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import type { Pair } from './queries.ts';
import { isSaved, readSavedLinks, saveProperty, unsaveProperty } from './service.ts';

/** A client's saved list: their own, or one an adviser names. */
export function bindSavedProperties(binding: Binding): void {
  const { deps } = binding;
  const { list, check, add, remove } = routes.savedProperties;
  bindRoute(binding, list, ({ query, actor }) => {
    const purchased = query.purchased === undefined ? null : query.purchased === 'true';
    return readSavedLinks(deps, { scope: scopeFor(actor, query.userId), purchased, actor });
  });
  bindRoute(binding, check, ({ query, actor }) => isSaved(deps, { ...pairOf(actor, query), actor }));
  bindWrite(binding, add, (tx, { body, actor }) => saveProperty(deps, tx, { ...pairOf(actor, body), actor }));
  bindWrite(binding, remove, (tx, { query, body, actor }) =>
    unsaveProperty(deps, tx, { ...pairOf(actor, { ...body, ...query }), actor }),
  );
}

function pairOf(actor: Actor, named: { userId?: string | undefined; propertyId?: string | undefined }): Pair {
  const scope = scopeFor(actor, named.userId);
  if (named.propertyId === undefined) {
    throw new AppError('invalid-input', { fields: [{ field: 'propertyId', message: 'Name a property' }] });
  }
  return { scope, propertyId: named.propertyId };
}
