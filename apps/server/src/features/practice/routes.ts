import { routes } from '@freehold/contract';
import { type Binding, bindPreparedWrite, bindRoute } from '../../http/bind-route.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { register } from '../../http/register-route.ts';
import { changePractice, logoOf, readLogo, readPractice } from './service.ts';

/** The practice: reading it, changing it, and serving its logo. */
export function bindPractice(binding: Binding): void {
  const { deps } = binding;
  bindRoute(binding, routes.practice.read, () => readPractice(deps.db.kysely));
  bindPreparedWrite({ ...binding, limit: 'upload' }, routes.practice.update, {
    prepare: ({ body }) => logoOf(body),
    perform: (tx, { actor, body, ifMatch, prepared }) =>
      changePractice(deps, tx, { changes: { ...body, version: ifMatch ?? body.version }, logo: prepared, actor }),
    answer: async (kept) => kept,
  });
  register(binding, routes.practice.logo, async (request, reply) => {
    const { params }: CallTo<typeof routes.practice.logo> = callOf(request);
    const { bytes, mediaType } = await readLogo(deps.db.kysely, params.name);
    // Opened directly, it must neither run nor be sniffed as another type. The name changes with the content.
    return reply
      .headers({
        'content-type': mediaType,
        'content-disposition': 'inline',
        'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
}
