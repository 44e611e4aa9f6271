/** The social providers, exactly these four (AUTH-29). */
export const SOCIAL_PROVIDERS = ['facebook', 'google', 'github', 'twitter'] as const;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];

/** Who delivers push messages: Firebase Cloud Messaging, or, without a project, the realtime database (decision 074). */
export type PushDelivery = 'local' | { messagingSenderId: string; vapidKey: string };

/** What identity and realtime services of a deployment are reached with. */
export interface FirebaseConfig {
  apiKey: string;
  projectId: string;
  appId: string;
  databaseURL: string;
  /** Serves the handler of the social popups. */
  authDomain?: string;
  /** An identity service that is not Google's. */
  authEmulatorUrl?: string;
  /** What the login page offers. */
  socialProviders: readonly SocialProvider[];
  /** Null: this deployment has no push. */
  push: PushDelivery | null;
}

/** Without a configuration, whatever serves the app answers the identity and realtime calls too. */
const SAME_ORIGIN = {
  apiKey: 'local',
  appId: 'local',
  projectId: 'demo-fusha',
  databaseURL: '{ws-origin}?ns=demo-fusha',
  // the popup asks for one, and does not use it beside the next address
  authDomain: 'local',
  authEmulatorUrl: '{origin}',
  socialProviders: SOCIAL_PROVIDERS,
  messagingSenderId: 'local',
  vapidKey: 'local',
};

/** `text` is JSON; `{origin}` and `{ws-origin}` in its values stand for the page's own. Throws where something is missing. */
export function readFirebaseConfig(text: string | undefined, origin: string): FirebaseConfig {
  const given: unknown = text ? JSON.parse(text) : SAME_ORIGIN;
  if (typeof given !== 'object' || given === null) throw new Error('VITE_FIREBASE is no JSON object.');
  const values = new Map(Object.entries(given));
  const optional = (name: string): string | undefined => {
    const value: unknown = values.get(name);
    if (value === undefined) return undefined;
    if (typeof value !== 'string' || value === '') throw new Error(`VITE_FIREBASE: ${name} is no text.`);
    return value.replaceAll('{ws-origin}', origin.replace(/^http/, 'ws')).replaceAll('{origin}', origin);
  };
  const required = (name: string): string => {
    const value = optional(name);
    if (value === undefined) throw new Error(`VITE_FIREBASE has no ${name}.`);
    return value;
  };
  const messagingSenderId = optional('messagingSenderId');
  const vapidKey = optional('vapidKey');
  return {
    apiKey: required('apiKey'),
    projectId: required('projectId'),
    appId: required('appId'),
    databaseURL: required('databaseURL'),
    authDomain: optional('authDomain'),
    authEmulatorUrl: optional('authEmulatorUrl'),
    socialProviders: providersOf(values.get('socialProviders')),
    push: messagingSenderId && vapidKey ? (vapidKey === 'local' ? 'local' : { messagingSenderId, vapidKey }) : null,
  };
}

/** In the order of the configuration; none is offered unless it is named. */
function providersOf(value: unknown): SocialProvider[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error('VITE_FIREBASE: socialProviders is no list.');
  return value.map((name: unknown) => {
    const known = SOCIAL_PROVIDERS.find((provider) => provider === name);
    if (!known) throw new Error(`VITE_FIREBASE: ${String(name)} is no social provider.`);
    return known;
  });
}

/** The configuration of this build on this page. */
export const firebaseConfig = (): FirebaseConfig => readFirebaseConfig(import.meta.env.VITE_FIREBASE, location.origin);
