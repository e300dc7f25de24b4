import css from '../../shared/components/figures.module.css';
import { marketCaption, marketRows, marketTotal } from '../market-view.ts';

/** Investors by number of properties, with the year in its caption. */
export function MarketTable() {
  return (
    <table className={css.table}>
      <caption className={css.caption}>{marketCaption}</caption>
      <thead>
        <tr>
          <th scope="col">Properties</th>
          <th scope="col">Investors</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {marketRows.map(({ group, countText, shareText }) => (
          <tr key={group}>
            <th scope="row">{group}</th>
            <td className="fh-figures">{countText}</td>
            <td className="fh-figures">{shareText}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">All investors</th>
          <td className="fh-figures">{marketTotal}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
