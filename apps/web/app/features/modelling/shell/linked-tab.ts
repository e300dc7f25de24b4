import { dashboardTabs, firstTab } from './dashboard-tabs.ts';

const others = dashboardTabs.filter(({ id }) => id !== firstTab).map(({ id }) => id);

/**
 * A script for the prerendered page, which has the first tab open: where the address names another tab it marks the document before
 * the first paint, so that the style sheet keeps the first tab's content away.
 */
export const markLinkedTab = `(()=>{const tab=new URLSearchParams(location.search).get("tab");if(${JSON.stringify(others)}.includes(tab))document.documentElement.dataset.linkedTab=tab;})()`;

/** Takes the mark away, once the tab of the address is open. */
export function forgetLinkedTab(): void {
  delete document.documentElement.dataset.linkedTab;
}
