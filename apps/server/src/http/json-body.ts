import { isUtf8 } from 'node:buffer';
import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { deepestNesting, nestsDeeper } from './nesting.ts';

const encodingRefusal = 'Send the request body without a Content-Encoding.';

/**
 * Reads JSON bodies. Bytes that are no UTF-8 and JSON nested too deep are refused as `malformed-request` before they are parsed: what
 * walks a body afterwards (schemas, hashing, the database) recurses, and a decoder would replace what it cannot read. Otherwise the
 * framework's own parser reads them, which refuses prototype keys. A body of any type that is compressed is `unsupported-type`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
      throw new AppError('unsupported-type', { message: encodingRefusal });
    }
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const json = body.toString();
    if (!isUtf8(body) || nestsDeeper(json, deepestNesting)) done(new AppError('malformed-request'));
    else parse(request, json, done);
  });
}
