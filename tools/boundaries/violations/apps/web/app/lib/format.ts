// Breaks web-lib-looks-down.
import { Heading } from '../ui/heading.tsx';

export const format = Heading;
