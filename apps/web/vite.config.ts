import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// Every page needs these, so they travel together instead of as a dozen small files.
const framework = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const kit = /node_modules\/@mantine\/(core\/esm\/core|hooks)\//;
const shell =
  /apps\/web\/app\/(theme\/theme|ui\/(shell\/|wordmark|page-meta|toasts\/toast(s|-host)\.|screens\/(message|not-found|error|loading))|lib\/(session|browser-session|browser-storage|token))|packages\/contract\/src\/messages/;

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  { name: 'framework', test: framework },
                  { name: 'kit', test: kit },
                  { name: 'shell', test: shell },
                ],
              },
            },
          },
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
