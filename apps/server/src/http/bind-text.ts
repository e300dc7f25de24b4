import type { Access, Route } from '@freehold/contract';
import type { ZodMiniString, ZodMiniType } from 'zod/mini';
import { type CallOf, callOf } from './call.ts';
import { type Binding, routeOptions } from './register-route.ts';

/** A file of text to be saved. */
export interface TextFile {
  readonly text: string;
  /** Its media type with the character set. */
  readonly type: string;
  readonly filename: string;
}

/** Binds a route that answers with a file of text to be saved instead of JSON. */
export function bindText<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, A extends Access>(
  { app, deps }: Binding,
  route: Route<P, Q, B, ZodMiniString, A>,
  handle: (call: CallOf<P, Q, B, A>) => Promise<TextFile>,
): void {
  app.route({
    ...routeOptions(route, deps),
    handler: async (request, reply) => {
      const { text, type, filename } = await handle(callOf(request));
      return reply
        .status(route.status)
        .header('content-type', type)
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(text);
    },
  });
}
