import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';

/** In-process S3-compatible storage that verifies every signature by the published rules of AWS Signature Version 4. */
export interface S3Double {
  readonly settings: {
    readonly kind: 's3';
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly objects: Map<string, Buffer>;
  /** Method, path and fault of each call. */
  readonly calls: { readonly method: string; readonly path: string; readonly problem: string | null }[];
  /** Statuses to return for the next calls instead. */
  readonly failures: number[];
  close(): Promise<void>;
}

const accessKeyId = 'test-access-key';
const secretAccessKey = 'test/secret+key';
const region = 'ap-southeast-2';

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** Starts the storage with an empty bucket. */
export async function startS3Double(): Promise<S3Double> {
  const objects: S3Double['objects'] = new Map();
  const calls: S3Double['calls'] = [];
  const failures: number[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const [method = '', path = ''] = [request.method, request.url];
    const problem = problemOf(request, body);
    calls.push({ method, path, problem });
    const failure = problem === null ? failures.shift() : 403;
    if (failure !== undefined) return response.writeHead(failure).end();
    const known = objects.get(path);
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') objects.delete(path);
    const isRead = method === 'GET' || method === 'HEAD';
    response.writeHead(isRead && known === undefined ? 404 : 200);
    return response.end(method === 'GET' ? known : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    settings: { kind: 's3', endpoint, bucket: 'property-images', region, accessKeyId, secretAccessKey },
    objects,
    calls,
    failures,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

function problemOf(request: IncomingMessage, body: Buffer): string | null {
  const header = (name: string) => String(request.headers[name] ?? '');
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$/.exec(
      header('authorization'),
    );
  if (!match) return 'no signature';
  const [, key, day = '', signedRegion, signedHeaders = '', signature] = match;
  if (key !== accessKeyId || signedRegion !== region) return 'another key or region';
  const contentHash = header('x-amz-content-sha256');
  if (contentHash !== sha256(body) && !(body.length === 0 && contentHash === 'UNSIGNED-PAYLOAD')) return 'another body';
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return 'too little signed';
  const time = header('x-amz-date');
  if (!time.startsWith(day)) return 'another day';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(name).trim()}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', time, `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(signingKey, toSign).toString('hex') === signature ? null : 'a wrong signature';
}
