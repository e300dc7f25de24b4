import { afterEach, describe, expect, it, vi } from 'vitest';
import { updateOwnProfile } from './update-profile.ts';

afterEach(() => void vi.restoreAllMocks());

describe('a profile update without a user id', () => {
  it('[AUTH-23] [AUTH-24] is logged, sends nothing and fails', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const sent = vi.spyOn(globalThis, 'fetch');
    expect(await updateOwnProfile({ userId: undefined, input: { firstName: 'Ann' } })).toBe(false);
    expect(log).toHaveBeenCalledOnce();
    expect(sent).not.toHaveBeenCalled();
  });
});
