import { firebaseConfig, type SocialProvider } from './config.ts';

export type { SocialProvider };

/** The providers this deployment offers, in its order. */
export const socialProviders = (): readonly SocialProvider[] => firebaseConfig().socialProviders;

/** Ahead of the press of a button: a browser opens a popup only right after it. */
export const prepareSocialSignIn = async (): Promise<void> => void (await popup());

/** The identity token for POST /auth/social; null when the person closed the window. Rejects where the service refuses. */
export async function socialSignIn(provider: SocialProvider): Promise<string | null> {
  const { signInByPopup } = await popup();
  return signInByPopup(firebaseConfig(), provider);
}

const popup = () => import('./social-popup.ts');
