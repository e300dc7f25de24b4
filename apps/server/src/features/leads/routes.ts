import { longestList, routes } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { bindRoute, bindWrite } from '../../http/bind-route.ts';
import { presentLead } from './present.ts';
import { listLeads } from './queries.ts';
import { submitBorrowingLead } from './service.ts';

/** Leaving a lead, and the adviser's list of them. */
export function bindLeads(binding: { app: FastifyInstance; deps: Deps }): void {
  const { deps } = binding;
  bindWrite(
    binding,
    routes.borrowingLeads.submit,
    (tx, { body }, hasKey) => submitBorrowingLead(deps, tx, { input: body, hasKey }),
    { limit: 'leads' },
  );
  bindRoute(binding, routes.leads.list, async ({ query }) => {
    const rows = await listLeads(deps.db.kysely, query.limit ?? longestList);
    return rows.map(presentLead);
  });
}
