import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  FacebookAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  signInWithPopup,
  TwitterAuthProvider,
  type AuthProvider,
} from 'firebase/auth';
import type { FirebaseConfig, SocialProvider } from './config.ts';

const providers: Record<SocialProvider, () => AuthProvider> = {
  facebook: () => new FacebookAuthProvider(),
  google: () => new GoogleAuthProvider(),
  github: () => new GithubAuthProvider(),
  twitter: () => new TwitterAuthProvider(),
};

/** Another press of the button, or the person changed their mind. */
const CANCELLED = new Set(['auth/popup-closed-by-user', 'auth/cancelled-popup-request', 'auth/user-cancelled']);

let made = 0;

/** Its identity lives only as long as the answer is on its way: the session is our own server's. */
export async function signInByPopup(config: FirebaseConfig, provider: SocialProvider): Promise<string | null> {
  const { apiKey, projectId, appId, authDomain } = config;
  made += 1;
  const app = initializeApp({ apiKey, projectId, appId, authDomain }, `social-${made}`);
  try {
    const auth = initializeAuth(app, { persistence: inMemoryPersistence });
    if (config.authEmulatorUrl) connectAuthEmulator(auth, config.authEmulatorUrl, { disableWarnings: true });
    const { user } = await signInWithPopup(auth, providers[provider](), browserPopupRedirectResolver);
    return await user.getIdToken();
  } catch (error) {
    if (error instanceof FirebaseError && CANCELLED.has(error.code)) return null;
    throw error;
  } finally {
    await deleteApp(app);
  }
}
