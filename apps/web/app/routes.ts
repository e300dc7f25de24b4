import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { contentPaths } from './features/content/content-path.ts';

export default [
  index('routes/home.tsx'),
  route('mortgage-calculator', 'routes/mortgage-calculator.tsx'),
  route('modelling-dashboard', 'routes/modelling-dashboard.tsx'),
  ...contentPaths.map((path) => route(path, 'routes/content-page.tsx', { id: `content${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
