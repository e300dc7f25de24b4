import { ActionLink } from '#app/ui/action.tsx';
import { MessageScreen } from './message-screen.tsx';

/** Not-found page (specification section 2). */
export function NotFoundScreen() {
  return (
    <MessageScreen
      word="404"
      title="Oops! Page not found"
      actions={
        <ActionLink to="/" size="medium">
          Return to Home
        </ActionLink>
      }
    >
      <p>There is nothing at this address. The link may be old, or a letter may be missing.</p>
    </MessageScreen>
  );
}
