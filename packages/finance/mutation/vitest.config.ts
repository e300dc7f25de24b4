import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/finance/src/**/*.test.ts', 'packages/contract/src/areas/*.test.ts'],
    environment: 'node',
  },
});
