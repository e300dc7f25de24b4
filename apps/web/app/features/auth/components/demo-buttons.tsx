import { Button } from '@mantine/core';
import { startDemo } from '#app/lib/session.ts';
import { useAuth } from '../use-auth.ts';
import css from './auth-card.module.css';

/** The two ways into the demo, which needs neither account nor server. */
export function DemoButtons() {
  const { isLoading } = useAuth();
  return (
    <section className={css.demo} aria-labelledby="demo-title">
      <h2 id="demo-title">Or explore a demo first</h2>
      <p>A demo with made-up people and properties. Nothing you enter there is sent or kept.</p>
      <div className={css.actions}>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('ADMIN')}>
          <DemoWay what="Explore the adviser demo" as="Login as Admin" />
        </Button>
        <Button variant="default" h="auto" py="xs" disabled={isLoading} onClick={() => startDemo('CLIENT')}>
          <DemoWay what="Explore the client demo" as="Login as Client" />
        </Button>
      </div>
    </section>
  );
}

function DemoWay({ what, as }: { readonly what: string; readonly as: string }) {
  return (
    <span className={css.demoWay}>
      {what} <small>{as}</small>
    </span>
  );
}
