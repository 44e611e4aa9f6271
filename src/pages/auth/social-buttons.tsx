import { useUnit } from 'effector-react';
import { signedIn, welcomeFx } from '../../models/session/session.model.ts';
import { ApiError } from '../../shared/api/errors.ts';
import { socialSignIn } from '../../shared/api/generated/endpoints/sign-in/sign-in.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { deviceId } from '../../shared/platform/device-id.ts';
import {
  prepareSocialSignIn,
  socialProviders,
  socialSignIn as askProvider,
  type SocialProvider,
} from '../../shared/platform/firebase/social.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import * as css from './auth.css.ts';
import { ProviderLogo } from './provider-logos.tsx';

const NAMES: Readonly<Record<SocialProvider, string>> = {
  facebook: 'Facebook',
  google: 'Google',
  github: 'GitHub',
  twitter: 'Twitter',
};

/** Preloads the provider's code; an error is ignored here, because pressing the button tries again and shows it. */
const prepare = () => void prepareSocialSignIn().catch(() => {});

/** A button for each configured provider; nothing without one. Source: AUTH-29, AUTH-34 … AUTH-37. */
export function SocialButtons() {
  const t = useT('auth');
  const { welcome, enter } = useUnit({ welcome: welcomeFx, enter: signedIn });
  const signIn = useWrite({
    mutationKey: ['socialSignIn'],
    mutationFn: async (provider: SocialProvider) => {
      const token = await askProvider(provider);
      return token === null ? null : socialSignIn({ provider, id_token: token, device_id: deviceId(browserStorage) });
    },
    // null: the person closed the provider's window
    onSuccess: async (answer) => {
      if (!answer) return;
      await welcome(answer.user);
      enter({ token: answer.access_token, user: answer.user });
    },
  });
  const providers = socialProviders();
  if (providers.length === 0) return null;
  return (
    <>
      <p className={css.divider}>{t('social.or')}</p>
      {signIn.error && <ErrorState title={failureText(signIn.error) ?? t('social.failed')} />}
      <div className={css.providers} onPointerEnter={prepare} onFocus={prepare}>
        {providers.map((provider) => (
          <Button
            key={provider}
            variant="secondary"
            className={css.provider}
            icon={<ProviderLogo provider={provider} />}
            aria-label={t('social.continue', { provider: NAMES[provider] })}
            loading={signIn.isPending && signIn.variables === provider}
            onClick={() => signIn.mutate(provider)}
          >
            {NAMES[provider]}
          </Button>
        ))}
      </div>
    </>
  );
}

/** The message of our server; errors of the provider itself are not written for users. */
const failureText = (error: Error): string | undefined =>
  error instanceof ApiError ? (error.fieldErrors[0]?.message ?? error.message) : undefined;
