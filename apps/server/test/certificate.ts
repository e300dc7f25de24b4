import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A self-signed certificate for a host name, and its key, both PEM; valid from 2020 to 2049. */
export function selfSigned(host: string): { readonly cert: string; readonly key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));
  const name = sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(host)))));
  const time = (text: string) => der(0x17, Buffer.from(text));
  const names = der(0x04, sequence(der(0x82, Buffer.from(host))));
  const facts = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(Buffer.from('0603551d11', 'hex'), names))),
  );
  const signature = der(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', facts, privateKey)]));
  const body = sequence(facts, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, Buffer.concat(parts));
}

/** Encodes an ASN.1 value: tag, length and bytes. */
function der(tag: number, value: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([tag, ...lengthOf(value)]), value]);
}

function lengthOf({ length }: Uint8Array): number[] {
  if (length < 0x80) return [length];
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
}
