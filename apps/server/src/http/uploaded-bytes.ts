import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** A request body that is a file. As JSON it is its hash, which is what makes two deliveries of one key the same. */
export class UploadedBytes {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** SHA-256 of the bytes, base64url. */
  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('base64url');
  }
}

/** Which files a part of the API takes. */
export interface TakenBytes {
  readonly contentTypes: readonly string[];
  /** One byte more is answered with `too-large`. */
  readonly largest: number;
  /** What any other content type is answered with. */
  readonly refusal: ErrorCode;
}

/** Makes the routes registered on `app` from now on take files, as `UploadedBytes`, and nothing else. */
export function takeBytes(app: FastifyInstance, { contentTypes, largest, refusal }: TakenBytes): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...contentTypes], { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => {
    done(null, new UploadedBytes(Buffer.from(body)));
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(new AppError(refusal)));
}
