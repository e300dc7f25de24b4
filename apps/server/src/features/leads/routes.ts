import { longestList, routes } from '@freehold/contract';
import { type Binding, bindRoute, bindWrite } from '../../http/bind-route.ts';
import { presentLead } from './present.ts';
import { listLeads } from './queries.ts';
import { submitBorrowingLead } from './service.ts';

/** Leaving a lead, and the adviser's list of them. */
export function bindLeads(binding: Binding): void {
  const { deps } = binding;
  bindWrite({ ...binding, limit: 'leads' }, routes.borrowingLeads.submit, (tx, { body }, hasKey) =>
    submitBorrowingLead(deps, tx, { input: body, hasKey }),
  );
  bindRoute(binding, routes.leads.list, async ({ query }) => {
    const rows = await listLeads(deps.db.kysely, query.limit ?? longestList);
    return rows.map(presentLead);
  });
}
