import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('mortgage-calculator', 'routes/mortgage-calculator.tsx'),
  route('modelling-dashboard', 'routes/modelling-dashboard.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
