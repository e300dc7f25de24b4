import type { IconName } from './texts.ts';

const paths: Record<IconName, string> = {
  capacity: 'M4 21h16M6 21V11l6-6 6 6v10M12 17v-6M9.5 13.5L12 11l2.5 2.5',
  mortgage: 'M5 3h14v18H5zM8 7h8M8 11.5h.1M12 11.5h.1M16 11.5h.1M8 15h.1M12 15h.1M8 18h.1M12 18h.1M16 15v3',
  portfolio: 'M3 21h18M5 21v-8h5v8M14 21V8l3-3 3 3v13M5 13l2.5-3L10 13M16.5 11.5h1M16.5 15h1',
  exact: 'M4 20L20 4M4 20v-5M4 20h5M13 7l4 4M9 11l2 2M6.5 13.5l1.5 1.5',
  analysis: 'M4 4v16h16M8 15l3.5-4.5 3 2.5L20 6',
  secure: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  clients:
    'M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7ZM3 20a6 6 0 0 1 12 0M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5A6 6 0 0 1 21 20',
  time: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16ZM12 8v4.5l3 2',
  insight: 'M4 5h6a2 2 0 0 1 2 2v13a2.5 2.5 0 0 0-2.5-2H4ZM20 5h-6a2 2 0 0 0-2 2v13a2.5 2.5 0 0 1 2.5-2H20Z',
};

/** Line icon beside a label; decorative, so hidden from screen readers. */
export function Icon({ name, size = 28 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" focusable="false">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
