// Breaks web-demo-looks-down.
import { Heading } from '../ui/heading.tsx';

export const answers = Heading;
