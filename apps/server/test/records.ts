import type { Role } from '@freehold/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './app.ts';

/** A signed-in person. */
export interface Session {
  readonly authorization: string;
  readonly id: string;
}

/** API calls on a person's behalf. */
export interface Caller extends Session {
  get(path: string): Promise<LightMyRequestResponse>;
  put(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  post(path: string, payload: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
}

/** A newly signed-in person with the role, and their calls; paths are below /api. */
export async function caller(server: TestApp, role: Role): Promise<Caller> {
  const { authorization, id } = await server.signedIn(role);
  const write =
    (method: 'PUT' | 'POST') =>
    (path: string, payload: object, headers: Record<string, string> = {}) =>
      server.app.inject({ method, url: `/api${path}`, payload, headers: { authorization, ...headers } });
  return {
    authorization,
    id,
    get: (path) => server.app.inject({ url: `/api${path}`, headers: { authorization } }),
    put: write('PUT'),
    post: write('POST'),
  };
}

/** A signed-in client who has a profile. */
export async function clientWithProfile(server: TestApp): Promise<Caller> {
  const client = await caller(server, 'CLIENT');
  await client.put(`/profiles/${client.id}`, { firstName: 'Test', lastName: 'Client' });
  return client;
}
