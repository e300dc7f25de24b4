import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { welcome } from './welcome.ts';

const address = 'http://localhost:3000';
const started = { address, demo: [] };
const operator = {
  VITE_OPERATOR_LEGAL_NAME: 'Sample Pty Ltd',
  VITE_OPERATOR_ABN: '00 000 000 000',
  VITE_OPERATOR_POSTAL_ADDRESS: 'PO Box 1, Sampleton VIC 3000',
  VITE_OPERATOR_EMAIL: 'hello@sample.example',
};

it('a start says where the product is, and how to sign in where there is a demonstration', () => {
  const email = 'adviser@freehold.example';
  const demo = [
    { title: 'Adviser sign-in', email, password: 'made-at-the-first-start' },
    { title: 'Client sign-in', email: 'client@freehold.example', password: null },
  ];
  const words = welcome(readConfig({}), { address, demo });
  expect(words).toContain(`Freehold is ready at ${address}`);
  expect(words).toContain(`${email}  made-at-the-first-start`);
  expect(words).toContain('client@freehold.example  (its password was changed');
  const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://freehold.example' };
  expect(welcome(readConfig(production), started)).not.toContain('sign-in');
});

it('a start warns until all is set of who runs the site', () => {
  const warning = 'do not say who runs this';
  expect(welcome(readConfig({}), started)).toContain(warning);
  for (const name of Object.keys(operator)) {
    expect(welcome(readConfig({ ...operator, [name]: '' }), started), name).toContain(warning);
  }
  expect(welcome(readConfig(operator), started)).not.toContain(warning);
});
