import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as received, with the addresses of its envelope. */
export interface ReceivedMail extends Email {
  readonly recipients: readonly string[];
}

/** A mail server on its own port. */
export interface MailServer {
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
}

/** Starts a mail server; `refuse` returns the reply code for a delivery (counted from 1), or null to accept it. */
export async function startMailServer({
  port = 0,
  refuse = () => null,
}: {
  port?: number;
  refuse?: (delivery: number) => number | null;
} = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let deliveries = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        deliveries += 1;
        const code = refuse(deliveries);
        if (code !== null) {
          done(Object.assign(new Error('refused by the test'), { responseCode: code }));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ ...mail, recipients });
          done();
        }, done);
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
