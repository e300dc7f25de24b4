import * as z from 'zod/mini';
import { uuid } from './fields.ts';
import { roles } from './role.ts';

/** Body of POST /auth/login. The address is not checked as one, so that a wrong one and an unknown one look alike. */
export const signInSchema = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});
export type SignIn = z.infer<typeof signInSchema>;

/** Answer to a sign-in (specification section 3). */
export const signInReplySchema = z.object({
  accessToken: z.string(),
  id: uuid,
  email: z.string(),
  role: z.enum(roles),
  firstName: z.string(),
  lastName: z.string(),
});
export type SignInReply = z.infer<typeof signInReplySchema>;
