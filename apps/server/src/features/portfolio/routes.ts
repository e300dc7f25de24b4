import { routes } from '@freehold/contract';
import { type Binding, bindRoute } from '../../http/bind-route.ts';
import { readPortfolio } from './service.ts';

/** The properties of a client. */
export function bindPortfolio(binding: Binding): void {
  bindRoute(binding, routes.portfolio.read, ({ scope, actor }) => readPortfolio(binding.deps, { scope, actor }));
}
