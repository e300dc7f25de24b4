import { Link } from 'react-router';
import { Mark } from '#app/ui/wordmark.tsx';
import { businessDetails, hasContactDetails } from './business-details.ts';
import { CurrentYear } from './current-year.tsx';
import { footerGroups } from './nav-links.ts';
import css from './site-footer.module.css';
import { SocialNetworks } from './social-networks.tsx';

/** The foot of every page: placeholder contact details, the content pages, the year and the licence line. */
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
