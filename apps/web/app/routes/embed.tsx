import { Outlet, useLocation } from 'react-router';
import { EmbedFrame } from '#app/features/embed/embed-frame.tsx';

/** Around a tool's page in the frame of another site. */
export default function EmbedPage() {
  const { pathname } = useLocation();
  return (
    <>
      <Outlet />
      <EmbedFrame page={pathname.replace('/embed', '')} />
    </>
  );
}
