import { type Practice, practiceContact } from '@freehold/contract';
import css from './previews.module.css';

/** A practice to show, and the address of its logo; null for none. */
export interface PreviewProps {
  readonly practice: Omit<Practice, 'logo'>;
  readonly logo: string | null;
}

const examples = [
  ['Property equity', '$482,000'],
  ['Left over a month', '$1,240'],
  ['Tax over the next 12 months', '$31,600'],
] as const;

/** The cover of a client's report as it would be printed, with example figures. */
export function ReportPreview({ practice, logo }: PreviewProps) {
  const { reach, legal } = practiceContact(practice);
  const colour = practice.accent === null ? undefined : { color: practice.accent };
  const name = practice.name === '' ? 'Freehold' : practice.name;
  return (
    <figure className={css.figure}>
      <figcaption>A client’s report</figcaption>
      <div className={`${css.paper} ${css.cover}`}>
        <div className={css.brand}>
          {logo !== null && <img className={css.logo} src={logo} alt="" />}
          <p className={css.name} style={colour}>
            {name}
          </p>
          {[reach, legal].map((lines) => lines.length > 0 && <p key={lines.join()}>{lines.join(' · ')}</p>)}
        </div>
        <div>
          <p className={css.title}>Client summary</p>
          <p>For Alex Nguyen</p>
        </div>
        <div className={css.headline}>
          <p>Net worth today</p>
          <p className={css.total} style={colour}>
            $1,163,800
          </p>
        </div>
        <dl className={css.rows}>
          {examples.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={css.foot}>
          {name} · estimate only, general information{practice.name === '' ? '' : ' · made with Freehold'}
        </p>
      </div>
    </figure>
  );
}
