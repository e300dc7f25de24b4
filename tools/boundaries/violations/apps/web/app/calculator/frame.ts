// Breaks web-calculator-looks-down.
import { form } from '../features/borrowing/form.tsx';

export const frame = form;
