/** An idle timeout that each touch restarts; its signal aborts when it runs out. */
export function idleTimer(ms: number) {
  const controller = new AbortController();
  const expire = () => controller.abort();
  let timer = setTimeout(expire, ms);
  const end = () => clearTimeout(timer);
  const touch = () => {
    end();
    timer = setTimeout(expire, ms);
  };
  return { signal: controller.signal, touch, end };
}

/** The same response; for a download each chunk is reported, so it may take as long as bytes keep coming. */
export function withDownloadHeard(response: Response, onPart: () => void): Response {
  const isDownload = response.headers.get('content-disposition')?.startsWith('attachment') === true;
  if (!isDownload || response.body === null) return response;
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, controller) {
      onPart();
      controller.enqueue(part);
    },
  });
  return new Response(response.body.pipeThrough(heard), response);
}
