import { Button } from '@mantine/core';
import { counted } from '#app/lib/format.ts';
import css from './desk-screen.module.css';

/** That leads arrived since the list was loaded. Its room is kept, so that nothing moves under the reader. */
export function ArrivalsNote({ count, onShow }: { count: number; onShow: () => void }) {
  return (
    <div className={css.arrivals}>
      <p role="status">{count > 0 ? counted(count, 'new lead') : ''}</p>
      {count > 0 && (
        <Button size="compact-md" onClick={onShow}>
          Show
        </Button>
      )}
    </div>
  );
}
