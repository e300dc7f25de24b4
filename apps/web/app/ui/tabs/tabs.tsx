import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import rowCss from './scrolling-row.module.css';
import { markEnds, showInRow } from './scrolling-row.ts';
import css from './tabs.module.css';

/** One tab: value and label. */
export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

interface TabListProps<Id extends string> {
  /** Accessible name of the tabs. */
  readonly label: string;
  /** Prefix for the ids of tabs and panels, unique on the page. */
  readonly prefix: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Called when the pointer or focus nears a tab, so its content can preload. */
  readonly onNear?: (id: Id) => void;
  /** Smaller, for nested tabs. */
  readonly isInner?: boolean;
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs, one of them open. The arrow keys, Home and End move between them and open the one reached. */
export function TabList<Id extends string>(props: TabListProps<Id>) {
  const { label, prefix, tabs, value, onChange, onNear, isInner = false } = props;

  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    showInRow(list.current, document.getElementById(tabId(prefix, value)));
  }, [prefix, value]);

  function onKeyDown(event: KeyboardEvent) {
    const place = tabs.findIndex(({ id }) => id === value);
    const next = steps[event.key]?.(place, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.id);
    document.getElementById(tabId(prefix, tab.id))?.focus();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`fh-no-print ${rowCss.row} ${css.list}`}
      data-inner={isInner || undefined}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget }) => markEnds(currentTarget)}
    >
      {tabs.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={tabId(prefix, id)}
          className={css.tab}
          aria-selected={id === value}
          aria-controls={id === value ? panelId(prefix, id) : undefined}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
          onPointerEnter={() => onNear?.(id)}
          onFocus={() => onNear?.(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly prefix: string;
  /** The tab it belongs to. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Content of the open tab. */
export function TabPanel({ prefix, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(prefix, id)} aria-labelledby={tabId(prefix, id)} className={css.panel}>
      {children}
    </div>
  );
}

function tabId(prefix: string, id: string): string {
  return `${prefix}-tab-${id}`;
}

function panelId(prefix: string, id: string): string {
  return `${prefix}-panel-${id}`;
}
