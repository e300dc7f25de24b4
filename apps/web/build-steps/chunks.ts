const mantine = 'node_modules/@mantine/core/esm';
const calculator = 'apps/web/app/calculator';
const modelling = 'apps/web/app/features/modelling';
const contract = 'packages/contract/src';
const rules = 'packages/finance/src/rules';

/**
 * Modules that share a JavaScript file, by path prefix from the repository's root. Each file costs some 700 bytes of
 * headers, so modules that load together share one. The longest matching prefix counts; modules without a match are
 * split by their lazy imports.
 */
export const chunks: Readonly<Record<string, readonly string[]>> = {
  // Every page: React, its router, Mantine's core, the bundler's runtime.
  framework: [
    'rolldown/runtime',
    'node_modules/react/',
    'node_modules/react-dom/',
    'node_modules/scheduler/',
    'node_modules/react-router/',
    `${mantine}/core/`,
  ],
  // Every page: header, footer, session.
  shell: [
    'apps/web/app/theme/theme',
    'apps/web/app/ui/action.',
    'apps/web/app/ui/scroll/',
    'apps/web/app/ui/shell/',
    'apps/web/app/ui/wordmark',
    'apps/web/app/ui/page-meta',
    'apps/web/app/ui/structured-data',
    'apps/web/app/ui/toasts/toasts.',
    'apps/web/app/ui/screens/message',
    'apps/web/app/ui/screens/not-found',
    'apps/web/app/ui/screens/loading',
    // The home page shows a working as well, so this must not come with a calculator.
    `${calculator}/working-toggle`,
    'apps/web/app/lib/session.',
    'apps/web/app/lib/session-store.',
    'apps/web/app/lib/session-demo.',
    'apps/web/app/lib/demo-code.',
    'apps/web/app/lib/browser-session.',
    'apps/web/app/lib/browser-storage.',
    'apps/web/app/lib/format.',
    'apps/web/app/loading/lazy-value.',
    'apps/web/app/loading/subscribers.',
    'apps/web/app/lib/token.',
    `${contract}/base/shell-toasts.`,
    `${contract}/base/role.`,
    `${contract}/base/money-text.`,
    'packages/domain/src/text/day.',
    'packages/domain/src/text/rates.',
    'packages/domain/src/text/duration.',
    'packages/finance/src/units/decimal-text.',
    'packages/finance/src/units/money.',
  ],
  // Mantine's Button, and what else calculators and signed-in screens share.
  button: [
    `${mantine}/components/Button/`,
    `${mantine}/components/Loader/`,
    `${mantine}/components/Skeleton/`,
    `${mantine}/components/Transition/`,
    `${mantine}/components/UnstyledButton/`,
    'apps/web/app/loading/memo-button',
    'apps/web/app/loading/deferred.',
    'apps/web/app/ui/tabs/',
    'apps/web/app/ui/fields/waiting-note',
    `${calculator}/working-table`,
    `${calculator}/file-button`,
    'apps/web/app/loading/after-paint',
    'apps/web/app/loading/memoize-by-reference',
    'apps/web/app/lib/parse-amount',
    `${calculator}/today.`,
    `${calculator}/working-rows.`,
    'packages/domain/src/figures/working.',
  ],
  forms: ['apps/web/app/theme/mantine-forms'],
  // Zod, in a chunk of its own so that evaluating it is a separate task rather than part of a long one.
  checks: ['node_modules/zod/', 'apps/web/app/lib/checks.'],
  // Contract and rules shared by calculators and signed-in screens.
  contract: [
    `${contract}/base/messages`,
    `${contract}/base/fields`,
    `${contract}/base/disclosures`,
    `${contract}/base/link-json`,
    `${contract}/base/loan-terms`,
    `${contract}/tools/tool-fields`,
    `${contract}/base/marital-status`,
    'packages/finance/src/engine-version.',
    'packages/finance/src/working/amount-text.',
    `${rules}/property.`,
    `${rules}/lending`,
    `${rules}/growth.`,
    `${rules}/equity.`,
    `${rules}/gearing.`,
    `${rules}/rule-set.`,
    `${rules}/income-tax.`,
    `${rules}/depreciation.`,
    `${rules}/projection.`,
    `${rules}/present-value.`,
    'packages/finance/src/units/checks.',
    'packages/finance/src/units/limits.',
    'packages/finance/src/units/frequency.',
    'packages/finance/src/units/calendar.',
    'packages/finance/src/units/financial-year.',
    'packages/finance/src/units/durations.',
    'packages/finance/src/units/states.',
    'packages/finance/src/law/duty/purchase.',
  ],
  // Shared by every calculator, with Mantine's inputs; parts opened later (dialog, working, print, charts) stay separate.
  calculator: [
    `${mantine}/components/Input/`,
    `${mantine}/components/InputBase/`,
    `${mantine}/components/TextInput/`,
    `${mantine}/components/CloseButton/`,
    'node_modules/@mantine/hooks/esm/use-id/',
    'node_modules/@mantine/hooks/esm/use-uncontrolled/',
    'node_modules/@mantine/hooks/esm/use-merged-ref/',
    'node_modules/@mantine/hooks/esm/use-debounced-callback/',
    'node_modules/@mantine/hooks/esm/utils/random-id/',
    'node_modules/@mantine/hooks/esm/utils/use-callback-ref/',
    'apps/web/app/ui/fields/',
    `${calculator}/calculator-form`,
    `${calculator}/form-definition.`,
    `${calculator}/calculator-layout`,
    `${calculator}/calculator-note`,
    'apps/web/app/ui/copy-button',
    `${calculator}/estimate-texts`,
    `${calculator}/form`,
    `${calculator}/result-actions`,
    `${calculator}/result-figure`,
    'apps/web/app/loading/after-first-paint',
    'apps/web/app/loading/memo-field',
    `${calculator}/draft-storage.`,
    `${calculator}/opening.`,
    `${calculator}/share-link.`,
    `${calculator}/use-calculator.`,
    `${calculator}/use-settled.`,
    `${calculator}/use-figure-ahead.`,
    'apps/web/app/loading/after-figure',
    'apps/web/app/lib/exact-amount',
    'apps/web/app/lib/use-fields',
  ],
  // Inputs of the specification's own calculators and the modelling dashboard, which link to each other.
  scenarios: [
    `${calculator}/scenario-link.`,
    `${contract}/calculators/mortgage.`,
    `${contract}/base/mortgage-messages`,
    `${contract}/calculators/borrowing.`,
    `${contract}/calculators/modelling-messages`,
    `${contract}/calculators/scenario`,
    'packages/domain/src/figures/todays-dollars.',
    'packages/finance/src/time-value/present-value.',
  ],
  // A practice's colour, which a frame adapts and signed-in screens check.
  colours: [`${contract}/desk/accent-colour`],
  // What a calculator in another site's frame adds.
  embed: ['apps/web/app/features/embed/', 'apps/web/app/routes/embed'],
  // What the tools of one description share; each has its fields and, loaded on first touch, its engine.
  tool: [
    `${calculator}/tool/tool-calculator`,
    `${calculator}/tool/tool-fields`,
    `${calculator}/tool/tool-definition`,
    `${calculator}/tool/tool-result`,
    `${calculator}/tool/use-tool-answer`,
  ],
  // A chart's card and table; the charts themselves load when one is rendered.
  charts: [
    'apps/web/app/charts/chart-card',
    'apps/web/app/charts/chart-table',
    'apps/web/app/charts/download-button',
    'apps/web/app/charts/lazy-charts',
    'apps/web/app/charts/compact-money',
    'packages/domain/src/figures/kind-colours.',
  ],
  // Loan arithmetic, for the mortgage calculator and tools with a loan, and the mortgage's result, shown at once.
  loan: [
    `${calculator}/example-rate`,
    'packages/finance/src/loan/dated-loan.',
    'packages/finance/src/loan/mortgage-repayment.',
    'packages/finance/src/loan/run-loan.',
    'apps/web/app/features/mortgage/figure-rows.',
    'packages/domain/src/figures/mortgage.',
    'apps/web/app/features/mortgage/components/mortgage-result',
    'apps/web/app/features/mortgage/components/step-names.',
  ],
  // The modelling dashboard with its first tab, and what other tabs share.
  modelling: [
    `${modelling}/market/market-tab`,
    `${modelling}/market/market-view`,
    `${modelling}/shell/`,
    `${modelling}/canvas/canvas.module`,
    `${modelling}/probability/runs-out.module`,
    `${modelling}/probability/runs-out-sentence`,
    `${modelling}/shared/use-`,
    `${modelling}/shared/draft`,
    `${modelling}/shared/checked`,
    `${modelling}/shared/field-labels`,
    `${modelling}/shared/panel-`,
    `${modelling}/shared/opening-`,
    `${modelling}/shared/layout`,
    `${modelling}/shared/figures`,
  ],
  'modelling-tools': [
    'packages/domain/src/figures/projection.',
    'packages/domain/src/inputs/projection.',
    `${modelling}/shared/growth`,
    `${modelling}/shared/strategy-`,
    `${modelling}/shared/tool-report`,
    `${modelling}/shared/figure-list`,
    `${modelling}/shared/comparison-`,
    `${modelling}/shared/year-table`,
    `${modelling}/shared/assumptions-`,
    `${modelling}/shared/report-`,
    `${modelling}/shared/tool-`,
  ],
  // What the plan's questions and its workspace share, and calculators that lead to them.
  'plan-start': [
    'packages/domain/src/plan/plan-start.',
    'apps/web/app/features/plan/shared/touch',
    'apps/web/app/features/plan/model/worker-line',
    'apps/web/app/features/plan/model/kept-plan',
    'node_modules/idb-keyval/',
  ],
  // Six times income, which the home page's figures and the modelling dashboard work out as well.
  'quick-estimate': ['packages/finance/src/borrowing/borrowing-capacity.', 'packages/domain/src/figures/borrowing.'],
  // Its inputs with their example, which the quick estimate hands its figures to.
  'borrowing-power-inputs': [`${contract}/tools/borrowing-power`],
  // Needed first by every signed-in screen: access checks and record queries.
  'signed-in': [
    'node_modules/@tanstack/',
    `${contract}/routes`,
    `${contract}/accounts/access-routes`,
    `${contract}/accounts/auth-routes`,
    `${contract}/calculators/routes`,
    `${contract}/clients/routes`,
    `${contract}/clients/privacy-routes`,
    `${contract}/leads/routes`,
    `${contract}/leads/submissions`,
    `${contract}/leads/borrowing-lead`,
    `${contract}/leads/mortgage-lead`,
    `${contract}/leads/calculation-lead`,
    `${contract}/tools/sent-calculation`,
    `${contract}/tools/tool-facts`,
    `${contract}/base/lead-consent`,
    `${contract}/base/person-name`,
    `${contract}/properties/routes`,
    `${contract}/system/routes`,
    `${contract}/clients/profile`,
    `${contract}/base/typed-entries`,
    'apps/web/app/lib/signed-in-data',
    'apps/web/app/lib/api-client',
    'apps/web/app/lib/own-profile',
    'apps/web/app/lib/read-client-details',
    'apps/web/app/lib/session-profile',
    'apps/web/app/lib/idempotency-key',
    'apps/web/app/lib/error-text',
    'apps/web/app/features/auth/access-decision',
    'apps/web/app/features/auth/destination',
    'apps/web/app/features/auth/components/guard',
  ],
  // Mantine's Select, on lists and in forms.
  select: [
    `${mantine}/components/NativeSelect`,
    `${mantine}/components/Combobox/ComboboxChevron`,
    `${mantine}/components/Combobox/Combobox.module`,
  ],
  // Lists with search, sorting and paging.
  lists: [
    `${mantine}/components/Checkbox`,
    `${mantine}/utils/InputsGroupFieldset`,
    `${mantine}/utils/InlineInput`,
    'apps/web/app/ui/lists/',
    'apps/web/app/ui/email-address',
    'apps/web/app/features/plan/adviser/plan-state-words',
  ],
  'client-dashboard': [
    'apps/web/app/features/client-dashboard/shell/',
    'apps/web/app/features/client-dashboard/cards/',
    'apps/web/app/features/client-dashboard/overview/',
    'apps/web/app/features/client-dashboard/shared/',
    'apps/web/app/features/client-dashboard/timeline/net-worth-card',
    'apps/web/app/routes/client-dashboard',
  ],
};

/** Modules below an entry that load with the demo or for advisers only. */
export const outsideChunks: readonly string[] = [
  'apps/web/app/ui/shell/adviser-nav',
  'apps/web/app/ui/shell/command-menu/',
  'apps/web/app/ui/shell/demo-badge',
  'apps/web/app/ui/shell/demo-toasts',
];

const entries = [
  ...Object.entries(chunks).flatMap(([name, modules]) => modules.map((start) => ({ name, start }))),
  ...outsideChunks.map((start) => ({ name: null, start })),
].sort((one, other) => other.start.length - one.start.length);

/** Name of a module's chunk, by its path or id in the bundle; null where no entry matches. */
export function chunkOf(module: string): string | null {
  return entries.find(({ start }) => module.includes(start))?.name ?? null;
}
