import type { AskPanel as Panel } from '../shell/selection.ts';
import { ChancesPanel } from './chances-panel.tsx';
import { DecidePanel } from './decide-panel.tsx';
import { LeversPanel } from './levers-panel.tsx';
import { QuestionsPanel } from './questions-panel.tsx';
import { WhatIfPanel } from './what-if-panel.tsx';

const panels: Readonly<Record<Panel, () => React.ReactNode>> = {
  questions: QuestionsPanel,
  whatIf: WhatIfPanel,
  decide: DecidePanel,
  chances: ChancesPanel,
  levers: LeversPanel,
};

/** What the plan is asked, and its answer. */
export function AskPanel({ panel }: { readonly panel: Panel }) {
  const Shown = panels[panel];
  return <Shown />;
}
