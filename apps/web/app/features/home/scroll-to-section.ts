/** Scrolls a section into view and focuses it, without changing the URL. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (section === null) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'start' });
  section.focus({ preventScroll: true });
}
