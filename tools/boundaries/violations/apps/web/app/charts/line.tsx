// Breaks web-charts-look-down.
import { form } from '../features/borrowing/form.tsx';

export const line = form;
