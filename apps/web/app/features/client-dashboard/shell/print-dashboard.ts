/** Prints the page once the charts of the open tab are drawn. They load when seen, and paper shows all of them. */
export async function printDashboard(): Promise<void> {
  await Promise.allSettled([
    import('#app/charts/line-chart.tsx'),
    import('#app/charts/grouped-bars.tsx'),
    import('#app/charts/pie-chart.tsx'),
  ]);
  // Two frames later what has been loaded is on the page.
  requestAnimationFrame(() => requestAnimationFrame(() => window.print()));
}
