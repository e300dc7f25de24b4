import { createHash } from 'node:crypto';
import { AppError } from '@freehold/contract';
import { AwsClient } from 'aws4fetch';
import type { ImageSettings } from '../config.ts';
import type { ImageStore } from './image-store.ts';

type S3Settings = ImageSettings & { readonly kind: 's3' };
type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE';

// For both tries together; the browser waits 30 s for a call.
const longestCallMs = 8_000;
const retries = 1;
const expected: Readonly<Record<Method, readonly number[]>> = {
  GET: [200, 404],
  HEAD: [200, 404],
  PUT: [200, 201, 204],
  DELETE: [200, 204, 404],
};

/**
 * Images as objects `images/<name>` in a bucket, with path-style URLs, which all S3-compatible storage supports. Throws
 * AppError `unavailable` when the storage rejects a call or times out, `storage-full` when it is full.
 */
export function createS3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries });
  const call = async (method: Method, name: string, bytes?: Uint8Array): Promise<Response> => {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/images/${encodeURIComponent(name)}`;
    const answer = await client
      .fetch(url, { ...requestOf(method, bytes), signal: AbortSignal.timeout(longestCallMs) })
      .catch(() => null);
    if (answer?.status === 507) throw new AppError('storage-full');
    return answer !== null && expected[method].includes(answer.status) ? answer : refuseForNow();
  };
  return {
    put: async (name, bytes) => {
      await call('PUT', name, bytes);
    },
    has: async (name) => (await call('HEAD', name)).ok,
    get: async (name) => {
      const answer = await call('GET', name);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer().catch(refuseForNow)) : null;
    },
    remove: async (name) => {
      await call('DELETE', name);
    },
  };
}

function requestOf(method: Method, bytes: Uint8Array | undefined): RequestInit {
  if (bytes === undefined) return { method, redirect: 'error' };
  const headers = {
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    // Without it the signature would not cover the body.
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
  };
  return { method, redirect: 'error', body: Uint8Array.from(bytes).buffer, headers };
}

function refuseForNow(): never {
  throw new AppError('unavailable', { retryAfterSeconds: 5 });
}
