import { type GearingLaws, lossLawStart } from '@freehold/domain';
import { memo } from 'react';
import { Link } from 'react-router';
import layout from '../shared/layout.module.css';
import css from './law-columns.module.css';

interface LawColumnsProps {
  /** Null while the question above is not answered. */
  readonly laws: GearingLaws | null;
}

/** What the law changes for this property: a sentence, and the two laws side by side. */
export const LawColumns = memo(function LawColumns({ laws }: LawColumnsProps) {
  return (
    <section className={layout.block} aria-labelledby="gearing-laws">
      <h3 id="gearing-laws">What the new law changes for you</h3>
      {laws === null ? (
        <p className={layout.text}>Choose one of the three, and both laws stand here side by side.</p>
      ) : (
        <Columns laws={laws} />
      )}
    </section>
  );
});

function Columns({ laws: { headline, incomeYear, lines } }: { readonly laws: GearingLaws }) {
  return (
    <>
      <p className={css.headline}>{headline}</p>
      <table className={css.table}>
        <caption className="fh-for-readers">Income year {incomeYear} by both laws</caption>
        <thead>
          <tr>
            <th scope="col">{incomeYear}</th>
            <th scope="col">Old law</th>
            <th scope="col">Law from {lossLawStart()}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label} data-differs={line.old !== line.new || undefined}>
              <th scope="row">{line.label}</th>
              <td>{line.old}</td>
              <td>{line.new}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={layout.quiet}>
        Your share, income tax alone, in the first year of the new law. Tax on the gain is not worked out here: the page
        of a property in <Link to="/properties">Properties</Link> does that by both laws.
      </p>
    </>
  );
}
