import { Secret, TOTP, URI } from 'otpauth';
import type { TestApp } from './app.ts';

/** Gives an account a confirmed authenticator app; returns a function that makes its current code. */
export async function appWith({ deps, clock }: TestApp, userId: string): Promise<() => string> {
  const secret = new Secret({ size: 20 });
  await deps.db.kysely
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: deps.secrets.encrypt('second-factor', userId, secret.base32),
      created_at: clock.now(),
      confirmed_at: clock.now(),
    })
    .execute();
  return () => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
}

/** The authenticator app that scanned this URI. */
export function appOf(uri: string): TOTP {
  const app = URI.parse(uri);
  if (!(app instanceof TOTP)) throw new TypeError('Not a time-based code');
  return app;
}
