import { test as base, expect } from '@playwright/test';
import { waitUntilAnswering } from './hydrated-page.ts';

// Runs in the page, before its own scripts.
const reportPolicyViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('CSP ' + event.violatedDirective + ' ' + event.blockedURI))`;

/**
 * A page on which anything unexpected fails the test: console errors, page errors, content security policy violations
 * and requests to other hosts. A journey that provokes failures lists the texts it expects.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, baseURL }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== baseURL) problems.push(`request to ${origin}`);
    });
    await page.addInitScript({ content: reportPolicyViolations });
    waitUntilAnswering(page);
    page.context().on('page', waitUntilAnswering);
    await use(page);
    expect(problems.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

export { expect };
