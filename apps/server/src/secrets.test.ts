import { describe, expect, it } from 'vitest';
import { createSecrets } from './secrets.ts';

const secrets = createSecrets('a secret of more than thirty-two bytes');

describe('secrets', () => {
  it('give one code for one purpose and text, and another for any other', () => {
    const code = secrets.mac('reset', 'link-1');
    expect(secrets.mac('reset', 'link-1')).toBe(code);
    expect(secrets.mac('verify', 'link-1')).not.toBe(code);
    expect(secrets.mac('reset', 'link-2')).not.toBe(code);
    expect(createSecrets('another secret of more than thirty-two').mac('reset', 'link-1')).not.toBe(code);
  });

  it('hide a text and give it back for its purpose and context alone', () => {
    const hidden = secrets.encrypt('reply', 'key-1', 'Straße, $1');
    expect(secrets.encrypt('reply', 'key-1', 'Straße, $1')).not.toBe(hidden);
    expect(secrets.decrypt('reply', 'key-1', hidden)).toBe('Straße, $1');
    expect(secrets.decrypt('reply', 'key-2', hidden)).toBeNull();
    expect(secrets.decrypt('other', 'key-1', hidden)).toBeNull();
    const first = hidden.startsWith('A') ? 'B' : 'A';
    expect(secrets.decrypt('reply', 'key-1', `${first}${hidden.slice(1)}`)).toBeNull();
    expect(secrets.decrypt('reply', 'key-1', 'AAAA')).toBeNull();
  });
});
