import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

// Every page needs these, so they travel together instead of as a dozen small files.
const framework = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const kit = /node_modules\/@mantine\/core\/esm\/core\//;
const shell =
  /apps\/web\/app\/(theme\/theme|ui\/(shell\/|wordmark|page-meta|structured-data|toasts\/toast(s|-host)\.|screens\/(message|not-found|error|loading))|lib\/(session(-store|-demo)?|browser-session|browser-storage|token)\.)|packages\/contract\/src\/(shell-toasts|role)\./;
// The same for every calculator; what only opens later (dialog, working, paper, charts) stays apart.
const calculator =
  /apps\/web\/app\/(ui\/fields\/|ui\/calculator\/(page-head|calculator-(form|layout|note)|copy-button|estimate-texts|form|result-(actions|figure)|working-toggle)|lib\/(calculator\/|parse-amount|use-fields))|packages\/contract\/src\/scenario/;
// The modelling dashboard with its first tab, and what its other tabs share.
const modelling =
  /features\/modelling\/(market\/(market-view|components\/market-)|shared\/(use-|opening|draft|checked|field-labels|panel-|contract-|dashboard-|components\/(modelling-|layout|figures)))/;
const modellingTools =
  /features\/modelling\/shared\/(figure\.|growth|field\.|tool-report|components\/(amount|figure-list|finding-|comparison-|year-table|outlook-|assumptions-|report-|tool-))/;

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
                  { name: 'calculator', test: calculator },
                  { name: 'modelling', test: modelling },
                  { name: 'modelling-tools', test: modellingTools },
                ],
              },
            },
          },
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
