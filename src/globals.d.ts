/** True in the static demo build, whose mock backend runs in the page. */
declare const __DEMO__: boolean;
/** True where the developer panel is part of the app: dev server and demo build. */
declare const __DEV_PANEL__: boolean;

interface ImportMetaEnv {
  /** JSON: what identity and realtime services are reached with (`readFirebaseConfig`). Unset: the app's own origin answers. */
  readonly VITE_FIREBASE?: string;
  /** A whole number that grows with each release; what `min_build` of the settings is compared with. */
  readonly VITE_BUILD_NUMBER?: string;
}

interface Window {
  /** Trusted Types, where the browser has them; what they make passes as text in the types of the DOM. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
  /** In a page of Capacitor's wrapper, or with its library. */
  readonly Capacitor?: import('./shared/platform/capacitor.ts').Capacitor;
}

/** Chromium's offer to install the app; not in TypeScript's library. */
interface BeforeInstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
}
