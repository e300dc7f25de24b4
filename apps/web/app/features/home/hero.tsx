import { ActionButton } from '#app/ui/action.tsx';
import { Mark } from '#app/ui/wordmark.tsx';
import css from './hero.module.css';
import { scrollToSection } from './scroll-to-section.ts';
import { hero } from './texts.ts';

const lines = [
  ['Your income', ''],
  ['Partner’s income', '+'],
  ['Each dependant', '−'],
  ['Existing loans', '−'],
] as const;

/** Sketch of an estimate's working; bars instead of amounts, because the amounts are the reader's own. */
function WorkingCard() {
  return (
    <div className={`fh-card ${css.working}`}>
      <span className={css.workingTitle}>How is this worked out?</span>
      {lines.map(([label, sign]) => (
        <span key={label} className={css.line}>
          <span>{label}</span>
          <span className={css.amount}>
            {sign}
            <i />
          </span>
        </span>
      ))}
      <span className={css.result}>
        <span>Estimate</span>
        <span className={css.sum} />
      </span>
    </div>
  );
}

/** House plan on a drawing sheet, with the card that sketches a working. Decorative only. */
function HousePlan() {
  return (
    <div className={css.sheet} aria-hidden="true">
      <svg viewBox="0 0 520 400" fill="none" aria-hidden="true" focusable="false">
        <g>
          <path className={css.roomA} d="M60 60h190v140H60z" />
          <path className={css.roomB} d="M250 60h210v140H250z" />
          <path className={css.roomC} d="M60 200h120v140H60z" />
          <path className={css.roomD} d="M180 200h280v140H180z" />
        </g>
        <g className={css.furniture}>
          <path d="M84 84h70v52H84zM84 98h70M88 88h28v8H88zM122 88h28v8h-28z" />
          <path d="M300 84h92v30h-92zM300 92h-12v22h12M392 92h12v22h-12M322 134h48v26h-48z" />
          <path d="M76 292h36v32H76zM76 224h24v34H76zM150 300a12 12 0 1 0 .1 0" />
          <path d="M444 216v108h-26V242h-86v-26zM352 222h20v14h-20zM424 276h14v24h-14z" />
          <path d="M236 262h60v36h-60zM244 250h16v8h-16zM272 250h16v8h-16zM244 302h16v8h-16zM272 302h16v8h-16z" />
        </g>
        <path
          className={css.walls}
          d="M60 60h400v280H250M200 340H60V60M250 60v64M250 168v32H60M250 200h60M356 200h104M180 200v50M180 294v46"
        />
        <g className={css.doors}>
          <path d="M250 124a44 44 0 0 1-44 44M206 168h44" />
          <path d="M310 200a46 46 0 0 0 46 46v-46" />
          <path d="M180 250a44 44 0 0 0-44 44h44" />
          <path d="M200 340a50 50 0 0 1 50-50v50" />
        </g>
        <g className={css.windows}>
          <path d="M110 60h80M320 60h90M460 100h0M60 100v60M60 240v60M460 100v60M460 240v60M320 340h80" />
        </g>
        <g className={css.measures}>
          <path d="M60 32h400M60 24v16M250 24v16M460 24v16M488 60v280M480 60h16M480 200h16M480 340h16" />
        </g>
      </svg>
      <WorkingCard />
    </div>
  );
}

/** First screen of the page: what Freehold is, and links to the tools. */
export function Hero() {
  return (
    <section className={`fh-width ${css.hero}`}>
      <div className={css.words}>
        <h1>Smart Property Investment Solutions for Australians</h1>
        <p className={css.lead}>{hero.lead} </p>
        <ActionButton size="large" onClick={() => scrollToSection('tools')}>
          Get Started
        </ActionButton>
        <ul className={css.promises}>
          {hero.points.map((promise) => (
            <li key={promise}>
              <Mark size={14} />
              {promise}
            </li>
          ))}
        </ul>
      </div>
      <HousePlan />
    </section>
  );
}
