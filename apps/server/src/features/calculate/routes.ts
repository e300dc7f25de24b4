import { AppError, calculate, type FieldError, routes } from '@freehold/contract';
import { BadInputError, UnknownAreaError } from '@freehold/finance';
import { type Binding, bindRoute } from '../../http/bind-route.ts';

/** The engine by area, for anyone who wants to check it. */
export function bindCalculate(binding: Binding): void {
  bindRoute({ ...binding, limit: 'calculate' }, routes.calculate.area, async ({ params, body }) => {
    try {
      return { ...calculate(params.area, body) };
    } catch (error) {
      throw refusal(error);
    }
  });
}

function refusal(error: unknown): unknown {
  if (error instanceof UnknownAreaError) return new AppError('not-found', { message: error.message });
  if (error instanceof RangeError) return new AppError('invalid-input', { fields: [refusedField(error)] });
  return error;
}

// The engine's refusals start with the name of the parameter.
function refusedField(error: RangeError): FieldError {
  const field = error instanceof BadInputError ? error.field : error.message.split(' ', 1)[0];
  return { field: field ?? 'inputs', message: error.message };
}
