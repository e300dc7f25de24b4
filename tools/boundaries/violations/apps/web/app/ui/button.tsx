// Breaks web-ui-looks-down.
import { axis } from '../charts/axis.tsx';

export const Button = axis;
