import { type ListedPlan, routes } from '@freehold/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#app/lib/api-client.ts';
import { CallError } from '#app/lib/call-error.ts';
import { newIdempotencyKey } from '#app/lib/idempotency-key.ts';

/** The signed-in client's plans, the last changed first. */
export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => call(routes.plans.list, { query: {}, signal }),
});

/** Gives a plan another title, also where it was changed since it was listed. Throws CallError. */
export async function renamePlan({ id, version }: ListedPlan, title: string): Promise<void> {
  const ops = [title === '' ? { set: 'title' } : { set: 'title', to: title }];
  const change = { id: newIdempotencyKey(), label: 'Title', by: 'client', at: new Date().toISOString(), ops };
  const rename = (at: number) =>
    call(routes.plans.change, { params: { id }, query: {}, body: { version: at, changes: [change] } });
  try {
    await rename(version);
  } catch (error) {
    if (!(error instanceof CallError) || error.meanwhile === undefined) throw error;
    await rename(error.meanwhile.version);
  }
}

/** Deletes a plan. Throws CallError. */
export async function removePlan({ id }: ListedPlan): Promise<void> {
  await call(routes.plans.remove, { params: { id }, query: {} });
}
