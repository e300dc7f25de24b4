/** Text of the policy link in notices and checkboxes. */
export const policyName = 'privacy policy';

/** Links to the privacy policy in a new tab, so nothing typed is lost. */
export function PolicyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      {policyName}
      <span className="fh-for-readers"> (opens in a new tab)</span>
    </a>
  );
}
