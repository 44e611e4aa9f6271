/** True in the static demo build, whose mock backend runs in the page. */
declare const __DEMO__: boolean;
/** True where the developer panel is part of the app: dev server and demo build. */
declare const __DEV_PANEL__: boolean;

interface ImportMetaEnv {
  /** JSON: what identity and realtime services are reached with (`readFirebaseConfig`). Unset: the app's own origin answers. */
  readonly VITE_FIREBASE?: string;
}

interface Window {
  /** Trusted Types, where the browser has them. */
  /** What it makes passes as text in the types of the DOM. */
  readonly trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}
