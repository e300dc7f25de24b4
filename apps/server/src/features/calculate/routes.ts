import { listAreas, routes } from '@freehold/contract';
import { bucketOf } from '../../address-bucket.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { type Binding, register } from '../../http/register-route.ts';
import { createCalculator } from './calculator.ts';

/** The engine by area, for anyone who wants to check it. */
export function bindCalculate({ app, deps }: Binding): void {
  const calculator = createCalculator();
  app.addHook('onClose', calculator.close);
  const route = routes.calculate.area;
  register({ app, deps }, route, async (request, reply) => {
    const { params, body, address }: CallTo<typeof route> = callOf(request);
    await deps.limits.consumeFrom('calculate', address);
    const json = await calculator.answer({ area: params.area, inputs: body }, bucketOf(address).key);
    return reply.status(route.status).header('content-type', 'application/json; charset=utf-8').send(json);
  });
  const list = routes.calculate.areas;
  let listed: string | null = null;
  register({ app, deps }, list, async (request, reply) => {
    await deps.limits.consumeFrom('calculate', callOf(request).address);
    // The list is the same for the life of the process: serialise it once.
    listed ??= JSON.stringify(listAreas());
    return reply.status(list.status).header('content-type', 'application/json; charset=utf-8').send(listed);
  });
}
