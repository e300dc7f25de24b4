import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { chunkOf } from './build-steps/chunk-of.ts';
import { chunks } from './build-steps/chunks.ts';
import { ownRouteLoader } from './build-steps/own-route-loader.ts';

/** A class of a CSS module: its name and a mark of its file, short because every first visit carries them. */
function classOf(name: string, file: string): string {
  const mark = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64url')
    .slice(0, 4);
  return `${name}-${mark}`;
}

// Nearly all its functions run at start-up: V8 compiles them off the main thread while the file downloads
// (https://v8.dev/blog/explicit-compile-hints).
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

// Seven characters tell the files of a name apart and are the fewest Rolldown takes; every page lists each file with a route.
const hashedNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  // Each file names the runtime, so its name is short.
  chunkFileNames: ({ name }: { readonly name: string }) =>
    `assets/${name === 'rolldown-runtime' ? 'run' : '[name]'}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), ownRouteLoader()],
  css: { modules: { generateScopedName: classOf } },
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('app/lib/checks.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Every first visit would carry the preload list of what these import; they are rare or asked for early, and their
      // imports load themselves, other than sheets.
      resolveDependencies: (file, files) =>
        /(demo-call|log-out|hero-live)-/.test(file) ? files.filter((name) => name.endsWith('.css')) : files,
    },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              ...hashedNames,
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
