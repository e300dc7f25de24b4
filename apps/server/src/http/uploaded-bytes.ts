import { createHash } from 'node:crypto';
import { AppError, type ErrorCode } from '@freehold/contract';
import type { FastifyInstance } from 'fastify';

/** A request body that is a file. Serialises to its hash, so that two requests with the same key and file are equal. */
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

/** Files accepted by a part of the API. */
export interface AcceptedFiles {
  readonly contentTypes: readonly string[];
  /** Largest size in bytes; larger files are rejected with `too-large`. */
  readonly largest: number;
  /** Error code for any other content type. */
  readonly refusal: ErrorCode;
}

/** Makes routes registered on `app` from now on accept only files, as `UploadedBytes`. */
export function acceptFiles(app: FastifyInstance, { contentTypes, largest, refusal }: AcceptedFiles): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser([...contentTypes], { parseAs: 'buffer', bodyLimit: largest }, (_request, body, done) => {
    done(null, new UploadedBytes(Buffer.from(body)));
  });
  app.addContentTypeParser('*', (_request, _payload, done) => done(new AppError(refusal)));
}
