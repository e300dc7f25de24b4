import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import css from './toaster.module.css';
import { subscribeToToasts, type Toast, takeToasts } from './toasts.ts';

const colours = { success: 'eucalyptus', error: 'red', neutral: 'ochre' } as const;

function show({ title, description, tone }: Toast): void {
  notifications.show({
    title,
    message: description,
    color: colours[tone],
    className: css.toast ?? '',
    autoClose: tone === 'error' ? 10_000 : 6_000,
    closeButtonProps: { 'aria-label': 'Close message' },
  });
}

/** Where toasts appear: at the top on a phone's full width, in a corner on larger screens. */
export function Toaster() {
  useEffect(() => {
    const showWaiting = () => takeToasts().forEach(show);
    showWaiting();
    return subscribeToToasts(showWaiting);
  }, []);
  return <Notifications position="top-right" containerWidth={400} />;
}
