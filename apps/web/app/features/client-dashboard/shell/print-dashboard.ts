const settleMs = 300;

/**
 * Prints the page once the charts of the open tab are drawn for it. They load when seen and measure the screen; paper shows all
 * of them and is narrower.
 */
export async function printDashboard(frame: Element | null): Promise<void> {
  frame?.setAttribute('data-is-for-paper', '');
  addEventListener('afterprint', () => frame?.removeAttribute('data-is-for-paper'), { once: true });
  await Promise.allSettled([
    import('#app/charts/line-chart.tsx'),
    import('#app/charts/grouped-bars.tsx'),
    import('#app/charts/pie-chart.tsx'),
  ]);
  setTimeout(() => window.print(), settleMs);
}
