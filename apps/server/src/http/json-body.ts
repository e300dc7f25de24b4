import { isUtf8 } from 'node:buffer';
import { AppError } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';
import { deepestNesting, nestsDeeper } from './nesting.ts';

const encodingRefusal = 'Send the request body without a Content-Encoding.';

/**
 * Reads JSON bodies. Rejects invalid UTF-8 and JSON nested too deep as `malformed-request` before parsing: later code
 * recurses over the body (schemas, hashing, the database), and a decoder would replace unreadable bytes. The
 * framework's own parser reads the rest and rejects prototype keys. Compressed bodies of any type are
 * `unsupported-type`.
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
