/** The words that lead to the policy, as notices and ticks write them. */
export const policyName = 'privacy policy';

/** Leads to the privacy policy. It opens beside the page, so nothing typed is lost. */
export function PolicyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      {policyName}
      <span className="fh-for-readers"> (opens in a new tab)</span>
    </a>
  );
}
