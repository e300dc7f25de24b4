import { practiceContact } from '@freehold/contract';
import css from './previews.module.css';
import type { PreviewProps } from './report-preview.tsx';

/** A mail to a client as it would arrive. */
export function MailPreview({ practice, logo }: PreviewProps) {
  const { reach, legal } = practiceContact(practice);
  const isNamed = practice.name !== '';
  const feet = isNamed ? [[practice.name, ...reach], legal].filter((lines) => lines.length > 0) : [];
  return (
    <figure className={css.figure}>
      <figcaption>An email</figcaption>
      <div className={`${css.paper} ${css.mail}`}>
        {logo !== null && <img className={css.logo} src={logo} alt="" />}
        {isNamed && (
          <p className={css.name} style={practice.accent === null ? undefined : { color: practice.accent }}>
            {practice.name}
          </p>
        )}
        <p>Hello Alex,</p>
        <p>Attached is the borrowing capacity report you asked for.</p>
        <hr />
        <div className={css.small}>
          {feet.map((lines) => (
            <p key={lines.join()}>{lines.join(' · ')}</p>
          ))}
          <p>{isNamed ? 'Sent with Freehold' : 'Sent by Freehold'}</p>
        </div>
      </div>
    </figure>
  );
}
