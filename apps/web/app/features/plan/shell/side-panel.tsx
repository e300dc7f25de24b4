import { lazyPart } from '#app/ui/lazy/lazy-part.tsx';
import { Outline } from '../editor/outline.tsx';
import { RecordPanel } from '../editor/record-panel.tsx';
import type { Selected } from '../model/selection.ts';
import { SharePanel } from '../share/share-panel.tsx';

const AddPanel = lazyPart(() => import('../editor/add-panel.tsx').then((module) => module.AddPanel));
const AskPanel = lazyPart(() => import('../ask/ask-panel.tsx').then((module) => module.AskPanel));
const FigurePanel = lazyPart(() => import('../views/year/figure-panel.tsx').then((module) => module.FigurePanel));
const HelpPanel = lazyPart(() => import('./help-panel.tsx').then((module) => module.HelpPanel));
const HistoryPanel = lazyPart(() => import('./history-panel.tsx').then((module) => module.HistoryPanel));
const AdviserPanel = lazyPart(() => import('../share/adviser-panel.tsx').then((module) => module.AdviserPanel));
const AssumptionsPanel = lazyPart(() =>
  import('../editor/assumptions-panel.tsx').then((module) => module.AssumptionsPanel),
);

interface SidePanelProps {
  readonly selected: Selected;
  readonly onStartOver: () => void;
}

/** What stands open beside the view. */
export function SidePanel({ selected, onStartOver }: SidePanelProps) {
  switch (selected.kind) {
    case 'record':
      return <RecordPanel key={selected.path} path={selected.path} />;
    case 'add':
      return <AddPanel />;
    case 'figure':
      return <FigurePanel year={selected.year} line={selected.line} />;
    case 'ask':
      return <AskPanel panel={selected.panel} />;
    case 'outline':
      return <Outline />;
    case 'assumptions':
      return <AssumptionsPanel />;
    case 'history':
      return <HistoryPanel />;
    case 'share':
      return <SharePanel onStartOver={onStartOver} />;
    case 'adviser':
      return <AdviserPanel />;
    case 'help':
      return <HelpPanel />;
  }
}
