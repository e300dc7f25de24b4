import { describe, expect, it } from 'vitest';
import { bucketOf, isPrivateAddress } from './address-bucket.ts';

describe('the bucket of an address', () => {
  it.each([
    ['an IPv4 address', ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '192.0.2.1:4711', ' 192.0.2.1 ']],
    [
      'one /64',
      [
        '2001:db8:1:1::1',
        '2001:DB8:1:1:ffff:ffff:ffff:ffff',
        '2001:0db8:0001:0001:0:0:0:2',
        '[2001:db8:1:1::3]:443',
        '[2001:db8:1:1::3]',
        '2001:db8:1:1::1%eth0',
      ],
    ],
    ['what is no address', ['', 'unknown', '1.2.3', '0x7f.1', '2001:db8::g', '1.2.3.4, 5.6.7.8', '999.1.1.1', 'a:b:c']],
  ])('is the same for every spelling of %s', (_words, spellings) => {
    expect(new Set(spellings.map((spelling) => bucketOf(spelling).key)).size).toBe(1);
  });

  it('differs between IPv4 addresses, between /64s, and from what is no address', () => {
    const addresses = ['192.0.2.1', '192.0.2.2', '2001:db8:1:1::1', '2001:db8:1:2::1', '::1', '::2:0:0:0:1', 'unknown'];
    expect(new Set(addresses.map((address) => bucketOf(address).key)).size).toBe(addresses.length);
  });

  it('has a wider one for the /48 of IPv6, and none for IPv4', () => {
    expect(bucketOf('2001:db8:1:1::1')).toEqual({ key: '2001:db8:1:1::/64', wideKey: '2001:db8:1::/48' });
    expect(bucketOf('2001:db8:1:ffff::1').wideKey).toBe('2001:db8:1::/48');
    expect(bucketOf('2001:db8:2::1').wideKey).not.toBe('2001:db8:1::/48');
    expect(bucketOf('192.0.2.1')).toEqual({ key: '192.0.2.1', wideKey: null });
  });
});

describe('an address where a proxy may stand', () => {
  it.each(['127.0.0.1', '::1', '10.1.1.1', '172.16.0.1', '192.168.1.1', '::ffff:10.1.1.1', 'fd00::1', 'fe80::1'])(
    '%s is private',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it.each(['8.8.8.8', '2606:4700::1', '172.32.0.1', '', 'unknown'])('"%s" is not', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
