import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Mark } from '#app/ui/wordmark.tsx';
import { businessDetails, hasContactDetails } from './business-details.ts';
import { footerGroups } from './nav-links.ts';
import css from './site-footer.module.css';

type Network = (typeof businessDetails.socialNetworks)[number];

const shapes: Record<Network, string> = {
  Facebook:
    'M11.5 17v-6h2l.3-2.4h-2.3V7.1c0-.7.2-1.2 1.2-1.2H14V3.8C13.8 3.8 13 3.7 12.1 3.7c-1.9 0-3.1 1.1-3.1 3.2v1.7H7V11h2v6',
  LinkedIn: 'M5 8v8M5 4.5v.1M9 16V8M9 11.5C9 9.5 10.2 8 12.2 8S15 9.3 15 11.4V16',
  Instagram:
    'M6.5 3.5h7a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-7a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10 7a3 3 0 1 0 0 6a3 3 0 0 0 0-6ZM14 6v.1',
  YouTube:
    'M5 5h10a2.5 2.5 0 0 1 2.5 2.5v5A2.5 2.5 0 0 1 15 15H5a2.5 2.5 0 0 1-2.5-2.5v-5A2.5 2.5 0 0 1 5 5ZM8.5 7.8v4.4l3.7-2.2Z',
};

/** The operator's future social accounts; until then icons that are not links, and say so. */
function SocialNetworks() {
  return (
    <ul className={css.networks} aria-label="Social networks">
      {businessDetails.socialNetworks.map((network) => (
        <li key={network}>
          <svg
            width="20"
            height="20"
            viewBox="0 0 20 20"
            fill="none"
            role="img"
            aria-label={`${network} (no account yet)`}
          >
            <title>{`${network} (no account yet)`}</title>
            <path
              d={shapes[network]}
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

const never = () => () => undefined;
const yearNow = () => String(new Date().getFullYear());
// Pages are prerendered long before they are read, so reserve the width of four digits.
const unknown = () => '\u2007\u2007\u2007\u2007';

/** The current year on the reader's clock. */
function CurrentYear() {
  return <span className="fh-figures">{useSyncExternalStore(never, yearNow, unknown)}</span>;
}

/** The footer: placeholder contact details, the content pages, the year and the licence line. */
export function SiteFooter() {
  return (
    <footer className={`fh-apart fh-no-print ${css.footer}`}>
      <div className={`fh-width ${css.columns}`}>
        <div>
          <p className={css.wordmark}>
            <Mark size={24} />
            Freehold
          </p>
          <address className={css.address}>
            <span>{businessDetails.email}</span>
            <span>{businessDetails.phone}</span>
            <span>{businessDetails.address}</span>
          </address>
          {hasContactDetails ? null : <p className={css.placeholder}>Placeholder contact details</p>}
          <SocialNetworks />
        </div>
        <nav className={css.groups} aria-label="Footer">
          {footerGroups.map((group) => (
            <div key={group.title}>
              <h2 className={css.groupTitle}>{group.title}</h2>
              <ul className={css.links}>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className={`fh-width ${css.legal}`}>
        <p>
          © <CurrentYear /> {businessDetails.name}
        </p>
        <p>{businessDetails.licenceLine}</p>
      </div>
    </footer>
  );
}
