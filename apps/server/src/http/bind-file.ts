import type { Access, Route } from '@freehold/contract';
import type { infer as Infer, ZodMiniFile, ZodMiniType } from 'zod/mini';
import { type CallOf, callOf } from './call.ts';
import { type Binding, routeOptions } from './register-route.ts';

/** A file to download. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  readonly filename: string;
}

/** How a route produces its file. */
export interface FileAnswer<Call> {
  readonly mediaType: string;
  handle(call: Call): Promise<MadeFile>;
}

/** Binds a route whose response is a file download. */
export function bindFile<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, A extends Access>(
  { app, deps, limit }: Binding,
  route: Route<P, Q, B, ZodMiniFile, A>,
  { mediaType, handle }: FileAnswer<CallOf<P, Q, B, A>>,
): void {
  const options = routeOptions(route, deps);
  const asFile = { [route.status]: { content: { [mediaType]: { schema: route.reply } } } };
  app.route({
    ...options,
    schema: { ...options.schema, response: { ...options.schema.response, ...asFile } },
    handler: async (request, reply) => {
      const call: CallOf<P, Q, B, A> = callOf<Infer<P>, Infer<Q>, Infer<B>, A>(request);
      if (limit && call.actor) await deps.limits.consume(limit, call.actor.id);
      else if (limit) await deps.limits.consumeFrom(limit, call.address);
      const { bytes, filename } = await handle(call);
      return reply
        .status(route.status)
        .header('content-type', mediaType)
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    },
  });
}
