import { useEffect, useState } from 'react';
import { useAnnouncer } from './announcer.ts';

/** The one place in which a plan speaks to screen readers; a sheet over the page has its own, since the page is hidden then. */
export function Said() {
  const announcer = useAnnouncer();
  const [text, setText] = useState('');
  useEffect(() => announcer.listen(setText), [announcer]);
  return (
    <p role="status" className="fh-for-readers" data-plan-says>
      {text}
    </p>
  );
}
