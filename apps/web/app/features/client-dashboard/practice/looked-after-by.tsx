import { type Practice, practiceContact } from '@freehold/contract';
import { PhoneNumber } from '#app/ui/phone-number.tsx';
import css from './looked-after-by.module.css';

/** Who looks after the client. */
export function LookedAfterBy({ practice }: { readonly practice: Practice }) {
  const { name, phone, email, logo } = practice;
  const { legal } = practiceContact(practice);
  return (
    <aside className={`fh-apart ${css.practice}`} aria-label="Looked after by">
      {logo && (
        <span className={css.plate}>
          <img className={css.logo} src={logo.address} width={logo.width} height={logo.height} alt="" loading="lazy" />
        </span>
      )}
      <div className={css.lines}>
        <p>
          Looked after by <strong>{name}</strong>
        </p>
        {(phone !== null || email !== null) && (
          <p className={css.reach}>
            {phone !== null && <PhoneNumber number={phone} />}
            {email !== null && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        {legal.length > 0 && <p className={css.legal}>{legal.join(' · ')}</p>}
      </div>
    </aside>
  );
}
