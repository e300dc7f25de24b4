import { useEffect, useRef, useState } from 'react';
import { WorkingToggle } from '#app/calculator/working-toggle.tsx';
import { notLoaded } from '#app/loading/not-loaded.ts';
import { ActionButton, ActionLink } from '#app/ui/action.tsx';
import css from './hero.module.css';
import type { HeroExample } from './hero-example.ts';
import type { HeroField, HeroTexts, HeroView } from './hero-view.ts';
import { scrollToSection } from './scroll-to-section.ts';
import type { HeroWords } from './texts.ts';

/** First screen of the page: what Freehold is, its two figures, and the rules they rest on. */
export function Hero({ rules, hero, ...figures }: HeroExample & { readonly hero: HeroWords }) {
  return (
    <section className={`fh-width ${css.hero}`}>
      <h1>Smart Property Investment Solutions for Australians</h1>
      <HeroFigures hero={hero} {...figures} />
      <div className={css.words}>
        <p className={css.lead}>{hero.lead} </p>
        <ActionButton size="large" tone="quiet" onClick={() => scrollToSection('tools')}>
          Get Started
        </ActionButton>
        <ul className={css.rules}>
          {rules.map(({ label, statute, read }) => (
            <li key={label}>
              <b>{label}</b> {statute}, read {read}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type Live = typeof import('./hero-live.tsx');

/** Id of a field's input. */
const heroId = (field: HeroField) => `hero-${field}`;

/** The text in the page: what somebody typed before the program ran counts. */
function textIn(field: HeroField, otherwise: string): string {
  const input = document.getElementById(heroId(field));
  return input instanceof HTMLInputElement ? input.value : otherwise;
}

/**
 * The two fields and their figures. The page comes with the example's; the engine loads when a field or a working is
 * first used.
 */
function useHero(example: HeroView, initial: HeroTexts) {
  const [texts, setTexts] = useState(initial);
  const [live, setLive] = useState<Live | null>(null);
  // An error shows once its field was left, the spoken figures follow then too.
  const [left, setLeft] = useState<Partial<HeroTexts>>({});
  const isLoading = useRef(false);

  function load(): void {
    if (isLoading.current) return;
    isLoading.current = true;
    import('./hero-live.tsx').then(setLive, () => {
      isLoading.current = false;
      notLoaded.tell(load);
    });
  }

  function type(): void {
    load();
    setTexts({ income: textIn('income', initial.income), rent: textIn('rent', initial.rent) });
  }

  function leave(field: HeroField, input: HTMLInputElement): void {
    if (live !== null) input.value = live.tidyText(field, input.value);
    type();
    setLeft((before) => ({ ...before, [field]: input.value }));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration
  useEffect(() => {
    if (textIn('income', initial.income) !== initial.income || textIn('rent', initial.rent) !== initial.rent) type();
  }, []);

  const isExample = texts.income === initial.income && texts.rent === initial.rent;
  const view = live === null ? example : live.heroView(texts);
  return { texts, live, view, left, load, type, leave, isStale: live === null && !isExample };
}

type HeroState = ReturnType<typeof useHero> & { readonly words: HeroWords };

function AmountInput({ field, hero: state, initial }: { field: HeroField; hero: HeroState; initial: string }) {
  const isWrong = state.left[field] !== undefined && state.view.errors[field] !== undefined;
  return (
    <div className={css.field}>
      <label htmlFor={heroId(field)}>
        {state.words.fields[field].label} <span className={css.unit}>{state.words.fields[field].unit}</span>
      </label>
      <span className={css.box}>
        <span className={css.sign} aria-hidden="true">
          $
        </span>
        <input
          id={heroId(field)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={initial}
          aria-invalid={isWrong || undefined}
          aria-describedby="hero-note"
          onFocus={state.load}
          onChange={state.type}
          onBlur={(event) => state.leave(field, event.currentTarget)}
        />
      </span>
    </div>
  );
}

/** Says what is counted, or what is wrong with a field that was left. */
function Note({ left, view, words }: HeroState) {
  const field = (['income', 'rent'] as const).find((name) => left[name] !== undefined && view.errors[name]);
  if (field === undefined) return <p>{words.counted}</p>;
  return (
    <p className={css.wrong}>
      {words.fields[field].label}: {view.errors[field]}
    </p>
  );
}

/** The lines of a figure, which load when they are first opened. */
function Working({ of, hero: { live, texts, load } }: { of: 'capacity' | 'law'; hero: HeroState }) {
  return (
    <WorkingToggle id={`hero-working-${of}`}>
      {live ? <live.HeroWorking of={of} texts={texts} /> : <span ref={load}>Loading</span>}
    </WorkingToggle>
  );
}

interface HeroFiguresProps {
  readonly hero: HeroWords;
  /** The figures of the example, computed when the page was built. */
  readonly example: HeroView;
  readonly initial: HeroTexts;
  readonly disclosure: string;
}

/** Two fields, what could be borrowed, and what the law of 2027 does to a home bought with it. */
function HeroFigures({ hero, example, initial, disclosure }: HeroFiguresProps) {
  const state = { ...useHero(example, initial), words: hero };
  const { capacity, law, address } = state.view;
  return (
    <section className={`fh-card ${css.card}`} aria-labelledby="hero-capacity" aria-busy={state.isStale || undefined}>
      <div className={css.fields}>
        <AmountInput field="income" hero={state} initial={initial.income} />
        <AmountInput field="rent" hero={state} initial={initial.rent} />
      </div>
      <div id="hero-note" className={css.note}>
        <Note {...state} />
      </div>
      <h2 id="hero-capacity" className={css.label}>
        {hero.capacity}
      </h2>
      <div className={`fh-big-figure ${css.figure}`}>{capacity ?? '–'}</div>
      <div className={css.kind}>{hero.kind}</div>
      <Working of="capacity" hero={state} />
      <div className={css.law}>
        {law && (
          <p>
            {law.before} <strong>{law.figure}</strong> {law.after}
          </p>
        )}
      </div>
      <Working of="law" hero={state} />
      <ActionLink to={address} size="large">
        {hero.action}
      </ActionLink>
      <p className={css.disclosure}>{disclosure}</p>
      <div className="fh-for-readers" role="status">
        {(state.left.income ?? state.left.rent) !== undefined && state.live?.spoken(hero.capacity, state.view)}
      </div>
    </section>
  );
}
