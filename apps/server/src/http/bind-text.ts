import type { Access, Route } from '@freehold/contract';
import type { ZodMiniString, ZodMiniType } from 'zod/mini';
import { errorFacts } from '../log.ts';
import { spooledText, type TextSink } from '../storage/spooled-text.ts';
import { type CallOf, callOf } from './call.ts';
import { type Binding, routeOptions } from './register-route.ts';

/** A text file to download. */
export interface TextFile {
  /** Writes the text piece by piece, so that a long one blocks no one. */
  write(sink: TextSink): Promise<void>;
  readonly filename: string;
}

/** How a route produces its file; `mediaType` such as `text/csv`, in UTF-8. */
export interface TextAnswer<Call> {
  readonly mediaType: string;
  handle(call: Call): TextFile;
}

/**
 * Binds a route whose response is a text file download instead of JSON. Streaming starts while the rest is still being
 * written. An error before the first bytes gives an error response; a later one cuts the connection, so that browsers
 * mark the download as incomplete.
 */
export function bindText<P extends ZodMiniType, Q extends ZodMiniType, B extends ZodMiniType, A extends Access>(
  { app, deps }: Binding,
  route: Route<P, Q, B, ZodMiniString, A>,
  { mediaType, handle }: TextAnswer<CallOf<P, Q, B, A>>,
): void {
  const options = routeOptions(route, deps);
  const asText = { [route.status]: { content: { [mediaType]: { schema: route.reply } } } };
  app.route({
    ...options,
    // May be of any length, and compression would occupy the threads that hash passwords.
    compress: false,
    schema: { ...options.schema, response: { ...options.schema.response, ...asText } },
    handler: async (request, reply) => {
      const { write, filename } = handle(callOf(request));
      const owner = request.actor?.id ?? request.ip;
      const stream = await spooledText((sink) => deps.longTexts.run(owner, () => write(sink)));
      stream.once('error', (error) =>
        deps.log.error({ requestId: request.id, ...errorFacts(error) }, 'a file was cut off midway'),
      );
      return reply
        .status(route.status)
        .header('content-type', `${mediaType}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${filename}"`)
        .send(stream);
    },
  });
}
