// Breaks server-and-web-never-meet.
import { Button } from '../../../web/app/ui/button.tsx';

export const page = Button;
