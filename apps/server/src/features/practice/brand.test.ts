import { mortgageDefaults } from '@freehold/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { aPicture } from '../../../test/images.ts';
import { aStrategySessionLead } from '../../../test/lead-builders.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { addClient, call, type SignedIn } from '../../../test/properties.ts';
import { recalculated } from '../../../test/recalculated.ts';
import { createMailTransport } from '../../mail/transport.ts';
import { createReportRenderer } from '../../reports/renderer.ts';
import { deliverMail } from '../delivery/index.ts';

let server: TestApp;
let admin: SignedIn;
let client: SignedIn;
const renderer = createReportRenderer();

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(async () => {
  await renderer.close();
  await server.close();
});
beforeEach(async () => {
  await server.clear();
  admin = await server.signedIn('ADMIN');
  client = await addClient(server);
});

const lines = { email: 'desk@harbour.example', phone: '02 9000 0000', licence: 'Credit Licence 123456' };

async function enterPractice(): Promise<void> {
  const logo = (await aPicture(300, 100).png().toBuffer()).toString('base64');
  const payload = { name: 'Harbour Hill Lending', ...lines, abn: null, accent: '#1d4e89', logo, version: 0 };
  const answer = await call(server, admin, { method: 'PUT', url: '/practice', payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Whose name a PDF carries, and how many pictures are in it. */
function brandOf(pdf: Buffer): { author: string | undefined; pictures: number } {
  const text = pdf.toString('latin1');
  const author = /\/Author (\d+) 0 R/.exec(text)?.[1];
  return {
    author: new RegExp(`\\n${author} 0 obj\\n\\(([^)]*)\\)`).exec(text)?.[1],
    // A see-through one is stored in two parts, of which the second is the mask of the first.
    pictures: text.match(/\/Subtype \/Image/g)?.length ?? 0,
  };
}

describe('the practice on files', () => {
  const summary = async (actor: SignedIn) =>
    brandOf((await call(server, actor, { url: `/profiles/${client.id}/report` })).rawPayload);

  it('is on the client’s summary, whoever of the two asks; without one the product is', async () => {
    for (const actor of [admin, client]) expect(await summary(actor)).toEqual({ author: 'Freehold', pictures: 0 });
    await enterPractice();
    for (const actor of [admin, client]) {
      const { author, pictures } = await summary(actor);
      expect(author).toBe('Harbour Hill Lending');
      expect(pictures).toBeGreaterThan(0);
    }
  });

  it('is not on the calculators’ reports', async () => {
    await enterPractice();
    const payload = { grossIncome: 90_000, maritalStatus: 'single', dependants: 0, existingLoans: 0 };
    const answer = await call(server, client, { method: 'POST', url: '/reports/borrowing', payload });
    expect(brandOf(answer.rawPayload)).toEqual({ author: 'Freehold', pictures: 0 });
  });

  it('is on the About sheet of a workbook for somebody signed in, and not for a visitor', async () => {
    await enterPractice();
    const about = async (actor: SignedIn | null) => {
      const payload = { ...mortgageDefaults, priceRise: 2.5 };
      const answer = await call(server, actor, { method: 'POST', url: '/workbooks/mortgage', payload });
      const book = recalculated(answer.rawPayload);
      return [2, 3, 4, 5].map((row) => String(book.value('About', `A${row}`)));
    };
    const [second] = await about(null);
    expect(second).toMatch(/^Prepared on .* by Freehold/);
    for (const actor of [admin, client]) {
      expect(await about(actor)).toEqual(['Harbour Hill Lending', lines.phone, lines.email, lines.licence]);
    }
  });
});

describe('the practice on mails', () => {
  async function theMail() {
    const mailServer = await startMailServer();
    const transport = createMailTransport({ smtpUrl: mailServer.url, from: 'Freehold <reports@freehold.example>' });
    const payload = aStrategySessionLead();
    await call(server, null, { method: 'POST', url: '/strategy-session-leads', payload });
    for (const { id } of await server.mails()) {
      await deliverMail({ ...server.deps, renderer, transport }, { data: { mailId: id } });
    }
    transport.close();
    await mailServer.close();
    const [mail] = mailServer.received;
    if (mail === undefined) throw new Error('No mail arrived');
    return mail;
  }

  it('stands above and below the text, with the product’s name as what it was sent with', async () => {
    await enterPractice();
    const mail = await theMail();
    expect(mail.text).toMatch(/^Harbour Hill Lending\n\nHello /);
    expect(mail.text).toContain(`Harbour Hill Lending · ${lines.phone} · ${lines.email}\n\n${lines.licence}`);
    expect(mail.text).toContain('Sent with Freehold by ');
    expect(mail.html).toContain('>Harbour Hill Lending</p>');
    expect(mail.html).toContain('src="cid:practice-logo"');
  });

  it('brings its logo as a part of the mail, so that nothing is loaded from anywhere', async () => {
    await enterPractice();
    const mail = await theMail();
    expect(mail.attachments).toMatchObject([
      { mimeType: 'image/png', contentId: '<practice-logo>', disposition: 'inline', related: true },
    ]);
    expect(mail.html).not.toMatch(/src="http/);
  });

  it('is absent until there is one', async () => {
    const mail = await theMail();
    expect(mail.text).toMatch(/^Hello /);
    expect(mail.text).toContain('\nSent by ');
    expect(mail.html).not.toContain('<img');
    expect(mail.attachments).toEqual([]);
  });
});
