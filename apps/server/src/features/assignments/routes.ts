import { routes } from '@freehold/contract';
import { scopeFor } from '../../http/access.ts';
import { type Binding, bindWrite } from '../../http/bind-route.ts';
import { assignProperty } from './service.ts';

/** Assigning properties to clients. */
export function bindAssignments(binding: Binding): void {
  bindWrite(binding, routes.assignments.assign, (tx, { body, actor }) => {
    const scope = scopeFor(actor, body.clientId);
    return assignProperty(binding.deps, tx, { scope, propertyId: body.propertyId, actor });
  });
}
