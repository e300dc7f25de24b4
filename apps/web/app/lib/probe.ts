import { transport } from './retry-policy.ts';

/**
 * True when something responds at an address: any status but 404 and 5xx counts, so a rejection does too (decision
 * F-10). Sends no token and does not retry. Never throws.
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
