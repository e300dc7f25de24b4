import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { ActionButton } from '#app/ui/action.tsx';
import { FocusKept } from '#app/ui/focus/focus-kept.tsx';
import { useAccountState } from '../model/account-of.ts';
import { wideScreen } from '../model/selection.ts';
import { ElsewhereNotice } from '../shared/elsewhere-notice.tsx';
import { Said } from '../shared/said.tsx';
import touch from '../shared/touch.module.css';
import css from './side.module.css';

interface SideProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Whether there is room for what is selected beside the view. */
export function useIsWide(): boolean {
  return useMediaQuery(wideScreen, window.matchMedia(wideScreen).matches);
}

/** What is asked on the page that the sheet covers, with the way there. */
function Covered({ onClose }: Pick<SideProps, 'onClose'>) {
  const { conflicts } = useAccountState();
  if (conflicts.length === 0) return null;

  function look() {
    onClose();
    // After the focus is back where the sheet was opened.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-conflict]')?.focus());
  }

  return (
    <div role="alert" className={`fh-attention ${css.covered}`}>
      <p>Another window changed the same. Nothing was overwritten, and the last change here is not saved yet.</p>
      <ActionButton onClick={look}>Look at both</ActionButton>
    </div>
  );
}

/** What is selected: a column at the right on a wide screen, else a sheet over the view that Esc closes. */
export function Side({ title, onClose, children }: SideProps) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <aside
        className={`fh-card fh-no-print ${css.side}`}
        aria-label={title}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      >
        <div className={css.head}>
          <h2 data-side-title tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={css.close} aria-label="Close" onClick={onClose}>
            ×
          </button>
        </div>
        {children}
      </aside>
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      returnFocus={false}
      fullScreen
      transitionProps={{ duration: 0 }}
      closeButtonProps={{ 'aria-label': 'Close' }}
      className={`fh-no-print ${touch.touch}`}
      classNames={{ content: css.sheet }}
    >
      <FocusKept>
        <div className={css.asked}>
          <Covered onClose={onClose} />
          <ElsewhereNotice />
        </div>
        {children}
      </FocusKept>
      <Said />
    </Modal>
  );
}
