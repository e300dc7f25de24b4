import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { developmentPaths } from './development-paths.ts';
import { contentPaths } from './features/content/content-path.ts';
import { parameterPaths } from './parameter-paths.ts';

export default [
  index('routes/home.tsx'),
  route('borrowing-capacity', 'routes/borrowing-capacity.tsx'),
  route('mortgage-calculator', 'routes/mortgage-calculator.tsx'),
  route('modelling-dashboard', 'routes/modelling-dashboard.tsx'),
  route('portfolio-manager', 'routes/portfolio-manager.tsx'),
  route('client-dashboard', 'routes/client-dashboard.tsx'),
  route('auth', 'routes/auth.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('stop-change', 'routes/stop-change.tsx'),
  route('confirm-new-email', 'routes/confirm-new-email.tsx'),
  route('keep-account', 'routes/keep-account.tsx'),
  route('account', 'routes/account.tsx'),
  route('properties', 'routes/properties.tsx'),
  route(parameterPaths.property, 'routes/property.tsx'),
  route('add-property', 'routes/add-property.tsx'),
  route('admin/properties/files', 'routes/property-files.tsx'),
  route('assign-property', 'routes/assign-property.tsx'),
  route(parameterPaths.adminProperty, 'routes/admin-property.tsx'),
  route('admin-dashboard', 'routes/admin-dashboard.tsx'),
  route('admin-client', 'routes/admin-client.tsx'),
  route('admin-client-form', 'routes/admin-client-form.tsx'),
  route(parameterPaths.adminClient, 'routes/admin-client-detail.tsx'),
  route(parameterPaths.adminClientView, 'routes/admin-client-view.tsx'),
  route('admin/leads', 'routes/admin-leads.tsx'),
  ...developmentPaths.map((path) => route(path, `routes/${path}.tsx`)),
  route(parameterPaths.lead, 'routes/admin-lead.tsx'),
  route('admin/outbox', 'routes/admin-outbox.tsx'),
  ...contentPaths.map((path) => route(path, 'routes/content-page.tsx', { id: `content${path}` })),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
