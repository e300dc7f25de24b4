import { describe, expect, it } from 'vitest';
import { greetingName, type Letter, letterHtml, letterText } from './letter.ts';

const letter: Letter = {
  firstName: 'Mary',
  blocks: ['Fish & <chips>', { label: 'Open "it"', url: 'https://example.com/?a=1&b=2' }],
  footer: ['Sent by us.'],
  brand: null,
};

describe('the name in a greeting', () => {
  it.each(['Mary', 'Zoë', 'O’Hara', "D'Arcy", 'Jean-Luc', 'María José', '李', 'Siân', 'J.'])('takes %s', (name) => {
    expect(greetingName(name)).toBe(name);
  });

  it.each([
    ['Mary\r\nBcc: b@example.com', null],
    ['Mary\r\nJane', 'Mary Jane'],
    ['Mary\u2028Jane', 'Mary Jane'],
    ['\u202eyraM', 'yraM'],
    ['  Mary   Jane ', 'Mary Jane'],
  ])('strips what is no part of a name from %j', (name, expected) => {
    expect(greetingName(name)).toBe(expected);
  });

  it.each(['', '   ', null, 'https://evil.example', 'www.evil', 'evil.example', 'b@example.com', '<b>Mary</b>'])(
    'leaves out %j',
    (name) => {
      expect(greetingName(name)).toBeNull();
    },
  );

  it('is at most 60 characters long', () => {
    expect(greetingName('x'.repeat(80))).toBe('x'.repeat(60));
  });
});

describe('a letter', () => {
  it('is plain text with its links written out', () => {
    expect(letterText(letter)).toBe(
      'Hello Mary,\n\nFish & <chips>\n\nOpen "it": https://example.com/?a=1&b=2\n\n--\n\nSent by us.',
    );
  });

  it('is HTML with everything escaped', () => {
    const html = letterHtml(letter);
    expect(html).toContain('<p>Hello Mary,</p>');
    expect(html).toContain('<p>Fish &amp; &lt;chips&gt;</p>');
    expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2">Open &quot;it&quot;</a>');
  });

  it('reads at least 4.5 to 1 in light and in dark', () => {
    const [light = '', dark = ''] = letterHtml(letter).split('prefers-color-scheme: dark');
    for (const rules of [light, dark]) {
      const paper = /background: (#\w{6})/.exec(rules)?.[1] ?? '';
      const inks = [...rules.matchAll(/(?:^|[ {;])color: (#\w{6})/g)].map(([, ink = '']) => ink);
      expect(inks).toHaveLength(3);
      for (const ink of inks) expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('of a practice begins with its name, and in HTML with its logo, everything escaped', () => {
    const lines = { name: 'Hill & <b>Sons</b>', email: null, phone: null, abn: null, licence: null };
    const logo = { bytes: new Uint8Array(), type: 'png', width: 720, height: 120 } as const;
    const branded = { ...letter, brand: { ...lines, accent: '#1d4e89', logo } };
    expect(letterText(branded)).toMatch(/^Hill & <b>Sons<\/b>\n\nHello Mary,/);
    const html = letterHtml(branded);
    // 220 pixels wide at most, and 120 x 220 / 720 = 37 high.
    expect(html).toContain('<img src="cid:practice-logo" alt="" width="220" height="37" style="background:#ffffff;');
    expect(html).toContain(
      'border-left:4px solid #1d4e89;padding-left:12px;font-size:18px;font-weight:bold">Hill &amp; &lt;b&gt;Sons&lt;/b&gt;</p>',
    );
  });

  it('greets without a name where there is none', () => {
    expect(letterText({ ...letter, firstName: null })).toMatch(/^Hello,\n/);
  });
});

/** Contrast of two colours by WCAG 2.2, "relative luminance". */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
