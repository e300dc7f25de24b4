import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import css from './colour-scheme-toggle.module.css';

const next: Record<MantineColorScheme, MantineColorScheme> = { auto: 'light', light: 'dark', dark: 'auto' };

const labels: Record<MantineColorScheme, string> = { auto: 'as on this device', light: 'light', dark: 'dark' };

const icons: Record<MantineColorScheme, string> = {
  auto: 'M10 2.5a7.5 7.5 0 1 0 0 15a7.5 7.5 0 0 0 0-15ZM10 2.5v15M13 3.2v13.6M16 5.6v8.8',
  light:
    'M10 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 0 0 0-7ZM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6l1.4 1.4M16 4l-1.4 1.4M5.4 14.6L4 16',
  dark: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
};

const never = () => () => undefined;

/** Cycles through light, dark and auto. The choice is known only in the browser, so it starts as auto. */
export function ColourSchemeToggle() {
  // disableTransitions injects a style element, which the CSP refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const shown = isBrowser ? colorScheme : 'auto';
  const name = `Colours: ${labels[shown]}. Change to ${labels[next[shown]]}`;
  return (
    <button
      type="button"
      className={css.toggle}
      aria-label={name}
      title={name}
      onClick={() => setColorScheme(next[shown])}
    >
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true" focusable="false">
        <path d={icons[shown]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </svg>
    </button>
  );
}
