import { transport } from './retry-policy.ts';

/**
 * Whether something answers at an address: any HTTP answer but 404 and 5xx counts, so a refusal does (decision F-10). Sends no
 * token and is asked once. Never throws.
 */
export async function isAccessible(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(transport.timeoutMs);
    const { status } = await fetch(address, { credentials: 'omit', cache: 'no-store', signal });
    return status !== 404 && status < 500;
  } catch {
    return false;
  }
}
