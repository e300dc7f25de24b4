import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import css from './toaster.module.css';
import { subscribeToDismissals, subscribeToToasts, type Toast, takeToasts } from './toasts.ts';

const colours = { success: 'eucalyptus', error: 'red', neutral: 'var(--fh-attention-line)' } as const;

const shownByTopic = new Map<string, string>();

function hide(topic: string): void {
  const id = shownByTopic.get(topic);
  if (id !== undefined) notifications.hide(id);
  shownByTopic.delete(topic);
}

function show({ title, description, tone, topic, action, isLasting }: Toast): void {
  if (topic !== undefined) hide(topic);
  const id = notifications.show({
    title,
    message: action ? (
      <WithAction text={description} action={action} onRun={() => notifications.hide(id)} />
    ) : (
      description
    ),
    color: colours[tone],
    className: css.toast ?? '',
    autoClose: isLasting ? false : closesMs(tone, action),
    closeButtonProps: { 'aria-label': 'Close message' },
  });
  if (topic !== undefined) shownByTopic.set(topic, id);
}

/** Longer where there is something to read twice or to press. */
function closesMs(tone: Toast['tone'], action: Toast['action']): number {
  return tone === 'error' || action ? 10_000 : 6_000;
}

interface WithActionProps {
  readonly text: string | undefined;
  readonly action: NonNullable<Toast['action']>;
  readonly onRun: () => void;
}

function WithAction({ text, action, onRun }: WithActionProps) {
  function run() {
    onRun();
    action.run();
  }

  return (
    <span className={css.withAction}>
      <span>{text}</span>
      <button type="button" className={css.action} onClick={run}>
        {action.label}
      </button>
    </span>
  );
}

/** Position of toasts: full width at the top on a phone, in a corner on larger screens. */
export function Toaster() {
  useEffect(() => {
    const showWaiting = () => takeToasts().forEach(show);
    showWaiting();
    const stopShowing = subscribeToToasts(showWaiting);
    const stopHiding = subscribeToDismissals(hide);
    return () => {
      stopShowing();
      stopHiding();
    };
  }, []);
  return <Notifications position="top-right" containerWidth={400} />;
}
