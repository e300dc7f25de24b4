/** What to find on a page. String names match in full, patterns in part; runs of white space count as one space. */
export interface Target {
  readonly role?: Role;
  /** The accessible name, or without a role the text of an innermost element. */
  readonly name: string | RegExp;
  /** Search only inside this target. */
  readonly within?: Target;
}

/** The roles journeys use, each with a selector of its elements. */
const elementsOf = {
  application: '[role=application]',
  button: 'button:not([role]), summary, [role=button], input[type=submit]',
  checkbox: 'input[type=checkbox]',
  dialog: '[role=dialog], [role=alertdialog]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, h4, h5, h6, [role=heading]',
  image: 'img, [role=img]',
  link: 'a[href]',
  region: 'section, [role=region], fieldset, [role=group], [role=radiogroup]',
  row: 'tr',
  status: '[role=status], [role=alert]',
  tab: '[role=tab]',
  tabpanel: '[role=tabpanel]',
  table: 'table',
} as const;

export type Role = keyof typeof elementsOf;

/** Snapshot of an element that was found. */
export interface Found {
  /** Identifies the element for a driver. */
  readonly selector: string;
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  readonly isSelected: boolean;
  /** Its centre in the viewport, after scrolling to it. */
  readonly x: number;
  readonly y: number;
  /** True if a press there would reach it, and no stylesheet is loading that could move it. */
  readonly isReachable: boolean;
}

// Runs in the page. Computes accessible names only as far as our markup needs it.
const search = `(wanted, isPress) => {
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim();
  const textOf = (id) => clean(document.getElementById(id)?.textContent);
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy) return clean(labelledBy.split(' ').map(textOf).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) return clean(label);
    if (element.labels?.length) return clean([...element.labels].map((each) => each.textContent).join(' '));
    if (element.tagName === 'FIELDSET') return clean(element.querySelector('legend')?.textContent);
    if (element.tagName === 'TABLE') return clean(element.caption?.textContent);
    return clean(element.innerText || element.textContent);
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const fits = (name, { text, pattern, flags }) => (text === undefined ? new RegExp(pattern, flags).test(name) : name === text);
  const all = (target) => {
    const roots = target.within ? all(target.within) : [document];
    const found = roots.flatMap((root) => [...root.querySelectorAll(target.elements ?? 'body *')]).filter(isShown);
    const name = target.elements ? nameOf : (element) => clean(element.textContent);
    const named = found.filter((element) => fits(name(element), target));
    return target.elements ? named : named.filter((element) => !named.some((other) => other !== element && element.contains(other)));
  };
  const hasSheets = [...document.querySelectorAll('link[data-late]')].every((link) => link.disabled || link.media === 'all');
  const selectorOf = (element) =>
    element === document.documentElement
      ? ':root'
      : selectorOf(element.parentElement) + '>:nth-child(' + ([...element.parentElement.children].indexOf(element) + 1) + ')';
  return all(wanted).slice(0, isPress ? 1 : undefined).map((element) => {
    if (isPress) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const hit = document.elementFromPoint(x, y);
    return {
      selector: selectorOf(element),
      text: clean(element.innerText || element.textContent),
      value: element.value ?? '',
      isChecked: element.checked === true,
      isDisabled: element.disabled === true,
      isSelected: element.ariaSelected === 'true' || element.ariaChecked === 'true',
      x, y,
      isReachable: hasSheets && hit !== null && (element.contains(hit) || [...(element.labels ?? [])].some((label) => label.contains(hit))),
    };
  });
}`;

/** An expression that finds the target in the page now, in document order; for a press it also scrolls to it. */
export function searchFor(target: Target, isPress = false): string {
  return `(${search})(${JSON.stringify(plain(target))}, ${isPress})`;
}

interface PlainTarget {
  readonly elements?: string;
  readonly text?: string;
  readonly pattern?: string;
  readonly flags?: string;
  readonly within?: PlainTarget;
}

function plain({ role, name, within }: Target): PlainTarget {
  return {
    ...(role && { elements: elementsOf[role] }),
    ...(typeof name === 'string' ? { text: name } : { pattern: name.source, flags: name.flags }),
    ...(within && { within: plain(within) }),
  };
}
