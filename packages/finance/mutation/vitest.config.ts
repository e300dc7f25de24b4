import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { include: ['packages/finance/src/**/*.test.ts'], environment: 'node' } });
