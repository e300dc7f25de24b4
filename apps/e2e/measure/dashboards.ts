import { request } from '@playwright/test';
import { settings } from '../setup/settings.ts';

/** A screen behind the sign-in, and the person who uses it. */
export interface Dashboard {
  readonly path: string;
  readonly person: { readonly email: string; readonly password: string };
  readonly heading: string;
}

export const clientDashboard: Dashboard = {
  path: '/client-dashboard',
  person: settings.client,
  heading: 'Your Portfolio Dashboard',
};

export const dashboards: readonly Dashboard[] = [
  clientDashboard,
  { path: '/admin-dashboard', person: settings.adviser, heading: 'Admin Dashboard' },
];

/** A script to run in the page that signs in the dashboard's person. */
export async function signingIn({ person }: Dashboard): Promise<string> {
  const visitor = await request.newContext({ baseURL: settings.baseUrl });
  const answer = await visitor.post('/api/auth/login', { data: person });
  const { accessToken } = await answer.json();
  await visitor.dispose();
  return `localStorage.setItem('token', ${JSON.stringify(accessToken)})`;
}
