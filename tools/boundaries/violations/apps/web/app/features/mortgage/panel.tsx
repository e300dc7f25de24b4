// Breaks web-feature-imports-ui-charts-lib-only.
import { form } from '../borrowing/form.tsx';

export const panel = form;
