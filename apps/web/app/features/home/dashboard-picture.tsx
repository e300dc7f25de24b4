import { ActionLink } from '#app/ui/action.tsx';
import css from './dashboard-picture.module.css';
import type { PictureWords } from './texts.ts';

/** The demo client's dashboard as a picture, with a way to the demo. */
export function DashboardPicture({ words }: { readonly words: PictureWords }) {
  return (
    <section className={`fh-width ${css.picture}`} aria-labelledby="picture-title">
      <h2 id="picture-title">{words.title}</h2>
      <p>{words.text}</p>
      <picture>
        <source media="(min-width: 60em)" srcSet="/dashboard-wide.svg" width="1120" height="400" />
        <img src="/dashboard-narrow.svg" alt={words.alt} width="342" height="648" loading="lazy" />
      </picture>
      <ActionLink to="/auth" tone="quiet">
        {words.action}
      </ActionLink>
    </section>
  );
}
