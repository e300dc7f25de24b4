// Breaks browser-code-uses-zod-mini.
import { z } from 'zod';

export const name = z.string();
