import { AppError, routes } from '@freehold/contract';
import { calculateArea } from '@freehold/finance';
import { type Binding, bindRoute } from '../../http/bind-route.ts';

/** The engine by area, for anyone who wants to check it. */
export function bindCalculate(binding: Binding): void {
  bindRoute({ ...binding, limit: 'calculate' }, routes.calculate.area, async ({ params, body }) => {
    try {
      return { ...calculateArea(params.area, body) };
    } catch (error) {
      throw refusal(error);
    }
  });
}

function refusal(error: unknown): unknown {
  if (error instanceof RangeError) {
    const field = /^\w+/.exec(error.message)?.[0] ?? 'inputs';
    return new AppError('invalid-input', { fields: [{ field, message: error.message }] });
  }
  return error;
}
