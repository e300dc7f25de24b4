import type { FunctionComponent } from 'react';
import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import type { AskPanel as Panel } from '../model/selection.ts';

const panels: Readonly<Record<Panel, FunctionComponent<object>>> = {
  questions: lazyPart(() => import('./questions-panel.tsx').then((module) => module.QuestionsPanel)),
  whatIf: lazyPart(() => import('./what-if-panel.tsx').then((module) => module.WhatIfPanel)),
  decide: lazyPart(() => import('./decide-panel.tsx').then((module) => module.DecidePanel)),
  chances: lazyPart(() => import('./chances-panel.tsx').then((module) => module.ChancesPanel)),
  levers: lazyPart(() => import('./levers-panel.tsx').then((module) => module.LeversPanel)),
};

/** What the plan is asked, and its answer. */
export function AskPanel({ panel }: { readonly panel: Panel }) {
  const Shown = panels[panel];
  return <Shown />;
}
