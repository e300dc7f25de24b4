import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf, chunks } from './build-steps/chunks.ts';
import { ownRouteLoader } from './build-steps/own-route-loader.ts';

// Nearly all its functions run at start-up: V8 compiles them off the main thread while the file downloads
// (https://v8.dev/blog/explicit-compile-hints).
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), ownRouteLoader()],
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('app/lib/checks.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every first visit would carry the list of what these two import; they are rare, and their imports load themselves.
      resolveDependencies: (file, files) => (/(demo-call|log-out)-/.test(file) ? [] : files),
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              postBanner: ({ name }: { readonly name: string }) => (name === 'framework' ? compiledAhead : ''),
              codeSplitting: {
                groups: Object.keys(chunks).map((name) => ({ name, test: (id: string) => chunkOf(id) === name })),
              },
            },
          },
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
