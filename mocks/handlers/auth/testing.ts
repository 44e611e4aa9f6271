/** For tests: the id token of a user signed in by a social provider. */
import { type SocialProvider, idTokenOf } from '../../identity/tokens.ts';

interface Wanted {
  readonly provider: SocialProvider;
  readonly subject: string;
  readonly name?: string;
  /** Good for an hour from here. */
  readonly issuedAt: number;
}

export const idToken = ({ provider, subject, name, issuedAt }: Wanted): string =>
  idTokenOf(
    {
      uid: `${provider}-${subject}`,
      signedInBy: `${provider}.com`,
      subject,
      name: name ?? null,
      email: null,
      extra: {},
    },
    issuedAt,
  );
