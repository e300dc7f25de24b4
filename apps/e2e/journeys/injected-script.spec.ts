import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { figure } from '../setup/figure.ts';

/** Ways a script in the page can send data to another host. */
const beacons = {
  fetch: (to: string) => `fetch('${to}', { mode: 'no-cors' })`,
  beacon: (to: string) => `navigator.sendBeacon('${to}', 'x')`,
  xhr: (to: string) => `const call = new XMLHttpRequest(); call.open('GET', '${to}'); call.send()`,
  socket: (to: string) => `new WebSocket('${to.replace('http', 'ws')}')`,
  events: (to: string) => `new EventSource('${to}')`,
  form: (to: string) =>
    `const frame = document.createElement('iframe'); frame.name = 'away';
     const form = document.createElement('form'); form.action = '${to}'; form.target = 'away';
     document.body.append(frame, form); form.submit()`,
  frame: (to: string) => put('iframe', 'body', `src = '${to}'`),
  sheet: (to: string) => put('link', 'head', `rel = 'stylesheet'; made.href = '${to}'`),
  script: (to: string) => put('script', 'head', `src = '${to}'`),
  picture: (to: string) => `new Image().src = '${to}'`,
};

function put(element: string, place: string, setting: string): string {
  return `const made = document.createElement('${element}'); made.${setting}; document.${place}.append(made)`;
}

/** Ways text can turn into a script. */
const sinks = {
  innerHTML: `document.body.innerHTML = '<img src=x onerror=ran()>'`,
  outerHTML: `document.querySelector('main').outerHTML = '<img src=x onerror=ran()>'`,
  insertAdjacentHTML: `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=ran()>')`,
  write: `document.write('<script>ran()</script>')`,
  srcdoc: `const frame = document.createElement('iframe'); frame.srcdoc = '<script>parent.ran()</script>'; document.body.append(frame)`,
  fragment: `document.body.append(document.createRange().createContextualFragment('<img src=x onerror=ran()>'))`,
  eval: `eval('ran()')`,
  Function: `new Function('ran()')()`,
  timer: `setTimeout('ran()')`,
  handler: `document.body.setAttribute('onclick', 'ran()'); document.body.click()`,
  text: `const script = document.createElement('script'); script.text = 'ran()'; document.body.append(script)`,
  address: `const script = document.createElement('script'); script.src = 'data:text/javascript,ran()'; document.body.append(script)`,
  worker: `new Worker('data:text/javascript,postMessage(1)').onmessage = () => ran()`,
};

// In a timeout: scripts evaluated by Playwright directly bypass the CSP.
const inPage = (text: string) => `new Promise((done) => setTimeout(() => {
  try { ${text} } catch (error) { if (error instanceof TypeError || error instanceof EvalError) done('refused'); }
  setTimeout(() => done('tried'), 500);
}))`;

test('a script in the page reaches no other host and makes no program of text', {
  tag: '@quality',
}, async ({ page }) => {
  const reached: string[] = [];
  const other = createServer((request, response) => {
    reached.push((request.url ?? '').replace('?', ''));
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  });
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const address = other.address();
  const host = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    const triesFrom = async (from: string) => {
      reached.length = 0;
      for (const [name, program] of Object.entries(beacons)) {
        await page.goto(from);
        await page.evaluate(inPage(program(`${host}/${name}`)));
      }
    };
    const names = Object.keys(beacons).map((name) => `/${name}`);
    // From a page of that host without a CSP, all of them get through.
    await triesFrom(`${host}/page`);
    await expect.poll(() => names.filter((name) => !reached.includes(name)), { timeout: 5_000 }).toEqual([]);
    await triesFrom('/about');
    expect(reached).toEqual([]);
    expect(names).toHaveLength(10);
    // The test server has no https, the only scheme the CSP allows.
    await page.goto('/about');
    const refused = page.evaluate<string>(
      `new Promise((heard) => document.addEventListener('securitypolicyviolation', (event) => heard(event.effectiveDirective)))`,
    );
    await page.evaluate(inPage(beacons.picture('https://beacon.invalid/')));
    expect(await refused).toBe('img-src');
  } finally {
    other.close();
  }
  figure('B8', 'ways of a script to reach another host that were blocked', '10/10');
});

test('no text becomes a program', { tag: '@quality' }, async ({ page }) => {
  let ran = 0;
  await page.exposeFunction('ran', () => {
    ran += 1;
  });
  for (const text of Object.values(sinks)) {
    await page.goto('/about');
    await page.evaluate(inPage(text));
  }
  expect(Object.keys(sinks)).toHaveLength(13);
  expect(ran).toBe(0);
  figure('B8', 'ways of text to become a program that were refused', '13/13');
});
