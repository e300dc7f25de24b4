import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { ownRouteLoader } from './build-steps/own-route-loader.ts';

// Each file costs some 700 bytes of headers, so modules that load together share a chunk. Every page needs these:
// React, its router, Mantine's core, and the bundler's runtime.
const framework =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|@mantine\/core\/esm\/core)\//;
const shell =
  /apps\/web\/app\/(theme\/theme|ui\/(action\.|scroll\/|shell\/(?!demo-(badge|toasts))|wordmark|page-meta|structured-data|toasts\/toast(s|-host)\.|screens\/(message|not-found|error|loading))|lib\/(session(-store|-demo)?|browser-session|browser-storage|format|lazy-value|token)\.)|packages\/(contract\/src\/(shell-toasts|role|money-text)|finance\/src\/units\/(decimal-text|money))\./;
// Mantine's Button and what else calculators and signed-in screens share.
const button =
  /node_modules\/@mantine\/core\/esm\/components\/(Button|Loader|Skeleton|Transition|UnstyledButton)\/|apps\/web\/app\/(ui\/(memo-button|deferred|tabs\/|fields\/waiting-note|calculator\/(working-table|file-button))|lib\/(after-paint|memoize-by-reference|parse-amount|calculator\/(today|working-rows)))/;
// Mantine's inputs.
const inputs =
  /node_modules\/@mantine\/(core\/esm\/components\/(Input|InputBase|TextInput|CloseButton)|hooks\/esm\/(use-(id|uncontrolled|merged-ref|debounced-callback)|utils\/(random-id|use-callback-ref)))\//;
// Zod. In a chunk of its own, so that evaluating it is a separate task rather than part of a long one.
const checks = /node_modules\/zod\/|apps\/web\/app\/lib\/checks\./;
// Contract and rules shared by calculators and signed-in screens.
const contract =
  /packages\/(contract\/src\/(messages|fields|disclosures|mortgage|borrowing|lead-consent|person-name|marital-status|modelling-messages|scenario)|finance\/src\/(engine-version|time-value\/present-value|rules\/(property|lending|specification|growth|equity|gearing|rule-set|income-tax|depreciation|projection|present-value)|units\/(checks|limits|frequency|calendar|financial-year|durations))\.)/;
// Shared by every calculator; parts opened later (dialog, working, print, charts) stay separate.
const calculator =
  /apps\/web\/app\/(ui\/(fields\/|deferred|memo-button)|ui\/calculator\/(page-head|stays-closed|calculator-(form|layout|note)|copy-button|estimate-texts|form|result-(actions|figure)|step-progress|working-(table|toggle))|charts\/(after-first-paint|chart-(card|table)|data-table|download-button|lazy-charts)|lib\/(calculator\/|memoize-by-reference|parse-amount|use-fields))|packages\/contract\/src\/(scenario|marital-status-labels)/;
// Loan arithmetic, for the mortgage calculator and tools with a loan.
const loan =
  /ui\/calculator\/example-rate|packages\/(finance\/src\/(loan\/(dated-loan|mortgage-repayment|run-loan)|rules\/property|time-value\/present-value)|contract\/src\/mortgage-disclosures)\.|features\/mortgage\/(figure-rows|words|components\/step-names)\./;
// The modelling dashboard with its first tab, and what other tabs share.
const modelling =
  /features\/modelling\/(market\/(market-view|components\/market-)|shell\/|shared\/(use-|opening|draft|checked|field-labels|panel-|contract-|components\/(layout|figures)))/;
const modellingTools =
  /features\/modelling\/shared\/(figure\.|growth|field\.|tool-report|components\/(amount|figure-list|finding-|comparison-|year-table|outlook-|assumptions-|report-|tool-))/;
// Needed first by every signed-in screen: access checks and record queries.
const signedIn =
  /node_modules\/@tanstack\/|packages\/contract\/src\/(routes|profile)|apps\/web\/app\/(lib\/(signed-in-data|api-client|own-profile|session-profile|idempotency-key|error-text)|features\/auth\/(access-decision|destination|use-touched-form|components\/guard))/;
// Mantine's Select, on lists and in forms.
const select =
  /node_modules\/@mantine\/core\/esm\/components\/(NativeSelect|Combobox\/(ComboboxChevron|Combobox\.module))/;
// Lists with search, sorting and paging.
const lists =
  /node_modules\/@mantine\/core\/esm\/(components\/Checkbox|utils\/In(putsGroupFieldset|lineInput))|apps\/web\/app\/ui\/(lists\/|email-address)/;
const clientDashboard = /apps\/web\/app\/(features\/client-dashboard\/(shell|cards)\/|routes\/client-dashboard)/;

// Nearly all its functions run at start-up: V8 compiles them off the main thread while the file downloads
// (https://v8.dev/blog/explicit-compile-hints).
const compiledAhead = '//# allFunctionsCalledOnLoad\n';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), ownRouteLoader()],
  resolve: { alias: { 'zod/mini': fileURLToPath(new URL('app/lib/checks.ts', import.meta.url)) } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              postBanner: ({ name }: { readonly name: string }) => (name === 'framework' ? compiledAhead : ''),
              codeSplitting: {
                groups: [
                  { name: 'framework', test: framework },
                  { name: 'shell', test: shell },
                  { name: 'button', test: button },
                  { name: 'inputs', test: inputs },
                  { name: 'forms', test: /theme\/mantine-forms/ },
                  { name: 'checks', test: checks },
                  { name: 'contract', test: contract },
                  { name: 'calculator', test: calculator },
                  { name: 'loan', test: loan },
                  { name: 'modelling', test: modelling },
                  { name: 'modelling-tools', test: modellingTools },
                  { name: 'signed-in', test: signedIn },
                  { name: 'select', test: select },
                  { name: 'lists', test: lists },
                  { name: 'client-dashboard', test: clientDashboard },
                ],
              },
            },
          },
        }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
