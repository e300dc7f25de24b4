import { AppError, imageContentTypes, largestImageBytes, routes } from '@freehold/contract';
import type { FastifyReply } from 'fastify';
import { type Binding, bindPreparedWrite } from '../../http/bind-route.ts';
import { type CallTo, callOf } from '../../http/call.ts';
import { register } from '../../http/register-route.ts';
import { acceptFiles, UploadedBytes } from '../../http/uploaded-bytes.ts';
import { createImageStore } from '../../storage/create-image-store.ts';
import type { ImageStore } from '../../storage/image-store.ts';
import type { EncodedImage } from './encode-apart.ts';
import { encodeImage } from './encode-image.ts';
import { keepImage, noteImage, readImage, requireRoom } from './service.ts';

/** Uploading a picture, and serving it. */
export function bindImages(binding: Binding): void {
  const store = createImageStore(binding.deps.config.images);
  binding.app.register(async (app) => bindUpload({ ...binding, app, limit: 'upload' }, store));
  bindRead(binding, store);
}

function bindUpload(binding: Binding, store: ImageStore): void {
  const { app, deps } = binding;
  // Encoded before the transaction, stored after it. A retry has no transaction and encodes again if needed.
  const encoded = new WeakMap<UploadedBytes, EncodedImage>();
  const encodeOnce = async (file: UploadedBytes) => {
    const image = encoded.get(file) ?? (await encodeImage(file.bytes));
    encoded.set(file, image);
    return image;
  };
  acceptFiles(app, { contentTypes: imageContentTypes, largest: largestImageBytes, refusal: 'not-an-image' });
  bindPreparedWrite(binding, routes.images.upload, {
    prepare: async ({ actor, body }) => {
      await requireRoom(deps, actor);
      return encodeOnce(fileOf(body));
    },
    perform: (tx, { actor, prepared }) => noteImage(deps, tx, { image: prepared, actor }),
    answer: ({ name }, { body }) => keepImage(store, name, () => encodeOnce(fileOf(body))),
  });
}

function fileOf(body: unknown): UploadedBytes {
  if (!(body instanceof UploadedBytes)) throw new AppError('not-an-image');
  return body;
}

function bindRead(binding: Binding, store: ImageStore): void {
  register(binding, routes.images.read, async (request, reply) => {
    const { params }: CallTo<typeof routes.images.read> = callOf(request);
    return sendImage(reply, await readImage(store, params.name));
  });
}

// Opened directly, the answer must neither run nor be sniffed as another type.
function sendImage(reply: FastifyReply, bytes: Uint8Array): FastifyReply {
  return reply
    .headers({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .send(bytes);
}
