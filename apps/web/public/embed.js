// Puts Freehold's calculators into other people's pages: docs/EMBEDDING.md.
(() => {
  const tools = ['borrowing-power', 'buying-costs', 'capital-gains', 'investment-property', 'land-tax', 'loan-planner'];
  const tallest = 20000;
  const script = document.currentScript;
  const { tool = '', accent = '', theme = '', title = '' } = script.dataset;
  // biome-ignore lint/suspicious/noConsole: the site's own developer reads it
  const say = (problem) => console.error(`Freehold calculator: ${problem}`);
  if (!tools.includes(tool)) {
    say(`data-tool is “${tool}”; it must be one of ${tools.join(', ')}.`);
    return;
  }
  if (accent && !/^#?([\da-f]{3}|[\da-f]{6})$/i.test(accent)) {
    say(`data-accent is “${accent}”; it must be a colour such as #0a7a5a. Freehold’s own is shown.`);
  }
  if (theme && !['light', 'dark', 'auto'].includes(theme)) {
    say(`data-theme is “${theme}”; it must be light, dark or auto. The reader’s own is shown.`);
  }
  const address = new URL(`/embed/${tool}`, script.src);
  if (accent) address.searchParams.set('accent', accent);
  if (theme) address.searchParams.set('theme', theme);
  const frame = document.createElement('iframe');
  frame.src = address.href;
  frame.title = title || `Calculator: ${tool.replace('-', ' ')}`;
  frame.loading = 'lazy';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.allow = 'clipboard-write';
  frame.style.cssText = 'display:block;width:100%;height:900px;border:0';
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== address.origin || data?.freehold !== 'height') return;
    const height = Number(data.height);
    if (height > 0) frame.style.height = `${Math.min(height, tallest)}px`;
  });
  script.after(frame);
})();
