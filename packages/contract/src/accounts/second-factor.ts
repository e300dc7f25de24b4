import * as z from 'zod/mini';
import { fieldMessages } from '../base/messages.ts';
import { passwordAsGiven } from './sign-in.ts';

/** Recovery codes that an account gets with its authenticator app; each opens it once. */
export const recoveryCodeCount = 10;

const code = z.string().check(z.minLength(1, fieldMessages.codeRequired), z.maxLength(40, fieldMessages.tooLong));
const password = passwordAsGiven(fieldMessages.passwordRequired);

/** Body of POST /auth/second-factor/enrol. */
export const enrolSecondFactorSchema = z.strictObject({ password });

/** Answer to an enrolment, shown once: the secret as typed into an app, and the address that an app scans. */
export const enrolSecondFactorReplySchema = z.object({ secret: z.string(), uri: z.string() });
export type EnrolSecondFactorReply = z.infer<typeof enrolSecondFactorReplySchema>;

/** Body of POST /auth/second-factor/confirm. */
export const confirmSecondFactorSchema = z.strictObject({ code });

/** Answer to a confirmed enrolment, shown once. */
export const recoveryCodesReplySchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodesReply = z.infer<typeof recoveryCodesReplySchema>;

/** Body of POST /auth/second-factor/disable; a recovery code will do. */
export const disableSecondFactorSchema = z.strictObject({ password, code });
export type DisableSecondFactor = z.infer<typeof disableSecondFactorSchema>;
