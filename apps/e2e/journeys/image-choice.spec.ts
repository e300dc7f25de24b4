import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { adviser, openAs } from '../setup/client-form.ts';
import { figure } from '../setup/figure.ts';
import { fillProperty } from '../setup/property-form.ts';
import { expect, test } from '../setup/quiet-page.ts';

const fiveMegabytes = 5 * 1024 * 1024;
const picture = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#1e6b52' } });
/** Bytes after the end of a picture are not part of it. */
const filledTo = (size: number, bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);

const tooLarge = 'This image is 5.01 MB. Choose one of at most 5 MB.';
const foreign = 'Choose a JPG, PNG or WebP image.';

/** A file to choose and its rejection message; null if accepted. */
interface Choice {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  readonly refusal: string | null;
}

/** Typical choices: pictures under wrong names, other files under picture names, and sizes at the limit. */
async function choices(): Promise<Choice[]> {
  const [jpeg, png, webp, gif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().gif().toBuffer(),
  ]);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  return [
    // Accepted and rejected files alternate, so that no message remains from the step before.
    { name: 'house.jpg', mimeType: 'image/jpeg', buffer: jpeg, refusal: null },
    { name: 'page.jpg', mimeType: 'image/jpeg', buffer: html, refusal: foreign },
    { name: 'house.gif', mimeType: 'image/gif', buffer: png, refusal: null },
    { name: 'moving.png', mimeType: 'image/png', buffer: gif, refusal: foreign },
    { name: 'house.txt', mimeType: 'text/plain', buffer: webp, refusal: null },
    { name: 'drawing.webp', mimeType: 'image/webp', buffer: svg, refusal: foreign },
    { name: 'house', mimeType: '', buffer: jpeg, refusal: null },
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0), refusal: foreign },
    { name: 'over.jpg', mimeType: 'image/jpeg', buffer: filledTo(fiveMegabytes + 1, jpeg), refusal: tooLarge },
    { name: 'full.jpg', mimeType: 'image/jpeg', buffer: filledTo(fiveMegabytes, jpeg), refusal: null },
  ];
}

const preview = (page: Page) => page.getByRole('img', { name: 'Preview of the chosen image' });

/** Chooses a file on an empty form and expects a preview, or a message and no preview. */
async function choose(page: Page, { refusal, ...file }: Choice): Promise<void> {
  await page.getByLabel('Image', { exact: true }).setInputFiles(file);
  if (refusal === null) {
    await expect(preview(page), file.name).toHaveJSProperty('naturalWidth', 40);
    await expect(page.getByText(`${file.name}, `)).toBeVisible();
  } else {
    await expect(page.getByText(refusal, { exact: false }), file.name).toBeVisible();
    await expect(preview(page), file.name).toHaveCount(0);
  }
}

test('[ADD-04] [ADD-05] an image is taken by what it holds, up to 5 MB, and seen before it is uploaded', {
  tag: '@quality',
}, async ({ page, request }) => {
  const tokens = await adviser(request);
  const uploads: number[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/images')) uploads.push(sent.postDataBuffer()?.length ?? 0);
  });
  await openAs(page, tokens, '/add-property');
  const all = await choices();
  for (const choice of all) {
    await choose(page, choice);
    const remove = page.getByRole('button', { name: 'Remove image' });
    if (choice !== all.at(-1) && (await remove.isVisible())) await remove.click();
  }
  expect(uploads).toEqual([]);
  await fillProperty(page, `Cottage ${randomUUID()}`);
  const answer = page.waitForResponse('**/api/images');
  await page.getByRole('button', { name: 'Add Property' }).click();
  expect((await answer).status()).toBe(201);
  expect(uploads).toHaveLength(1);
  await expect(page).toHaveURL('/admin-dashboard');
  figure(
    'E1',
    'files chosen as a picture that were taken or refused by size and content, drawn before any upload',
    `${all.length}/${all.length}`,
  );
});
