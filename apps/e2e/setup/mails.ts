import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { settings } from './settings.ts';

/** Mails received so far by an address. */
export async function mailsFor(address: string): Promise<Email[]> {
  const files = readdirSync(settings.mailFolder).sort();
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(settings.mailFolder, file)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The first mail for an address, waiting for it to arrive. */
export async function firstMailFor(address: string): Promise<Email> {
  await expect.poll(async () => (await mailsFor(address)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const [mail] = await mailsFor(address);
  if (!mail) throw new Error(`No mail for ${address}`);
  return mail;
}
