import { Link } from 'react-router';

export default function NotFoundPage() {
  return (
    <main>
      <h1>404</h1>
      <p>Oops! Page not found</p>
      <Link to="/">Return to home</Link>
    </main>
  );
}
