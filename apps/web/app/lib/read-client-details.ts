import { type ClientDetails, routes } from '@freehold/contract';
import { type CallOptions, call } from './api-client.ts';
import { CallError } from './call-error.ts';

/**
 * A client's whole record. Throws CallError; for a response without data or profile its message says so in the words of
 * specification section 8, which appear in the log.
 */
export async function readClientDetails(
  id: string,
  controls: Omit<CallOptions<typeof routes.profiles.readDetails>, 'params'> = {},
): Promise<ClientDetails> {
  try {
    return await call(routes.profiles.readDetails, { ...controls, params: { id } });
  } catch (error) {
    throw incomplete(error) ?? error;
  }
}

function incomplete(error: unknown): CallError | null {
  if (!(error instanceof CallError) || error.failure !== 'refused' || error.status >= 300) return null;
  const reason = missingPart(error.body ?? '');
  return reason === null ? null : new CallError('unexpected', { failure: 'refused', status: error.status, reason });
}

function missingPart(body: string): string | null {
  try {
    const data: unknown = JSON.parse(body);
    if (data === null) return 'No data received from API';
    const profile: unknown = typeof data === 'object' ? Reflect.get(data, 'profile') : undefined;
    return profile == null ? 'Profile data is missing from API response' : null;
  } catch {
    return 'No data received from API';
  }
}
