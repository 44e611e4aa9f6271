/** Origins that a deployment adds to the policy; everything else is the app's own origin. */
export interface HeaderOptions {
  /** Called by the app: API, identity, realtime database (`wss://…`), error reporter. */
  connect?: readonly string[];
  /** External pictures: media host, map tiles. */
  images?: readonly string[];
  /** Identity domain of the social popups; without it no third-party script and no frame is allowed. */
  popupDomain?: string;
  /** Address that collects policy violations. */
  reportTo?: string;
}

/** Origins that firebase auth calls. */
const IDENTITY_ORIGINS = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
/** Origins that firebase messaging calls; the pushes themselves are the browser's affair. */
const PUSH_ORIGINS = ['https://firebaseinstallations.googleapis.com', 'https://fcmregistrations.googleapis.com'];
const POPUP_SCRIPTS = 'https://apis.google.com';
const YEAR = 31_536_000;

/** The Content-Security-Policy: nothing inline, no `eval`, one Trusted Types policy. Source: ASVS 3.4.3. */
export function contentSecurityPolicy(options: HeaderOptions = {}): string {
  const { connect = [], images = [], popupDomain, reportTo } = options;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': popupDomain ? ["'self'", POPUP_SCRIPTS] : ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': [popupDomain ? `https://${popupDomain}` : "'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // firebase's popup loads one script through the default policy
    'trusted-types': popupDomain ? ['app', 'default'] : ['app'],
    ...(reportTo ? { 'report-to': ['csp'] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer, whatever its type or status. */
export function securityHeaders(options: HeaderOptions = {}): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': permissionsPolicy,
    'Cross-Origin-Opener-Policy': options.popupDomain ? 'same-origin-allow-popups' : 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(options.reportTo ? { 'Reporting-Endpoints': `csp="${options.reportTo}"` } : {}),
  };
}

const own = ['geolocation', 'clipboard-write', 'screen-wake-lock'];
const off = [
  'accelerometer',
  'camera',
  'display-capture',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const permissionsPolicy = [...own.map((name) => `${name}=(self)`), ...off.map((name) => `${name}=()`)].join(', ');

/** Cached forever: the name changes with the content. */
export const IMMUTABLE = `public, max-age=${YEAR}, immutable`;
/** Revalidated each time: pages, worker and manifest determine the version a visitor sees; icons and screenshots keep their name when their content changes. */
export const REVALIDATE = 'no-cache';
/** Not even kept to be asked about: the build id always has the same length, and hosts that tell versions by time and length could answer "not modified". */
export const NEVER = 'no-store';

/** `Cache-Control` by path; the first matching row wins in every emitter. What is missing is revalidated everywhere: it may come with the next deployment. */
export const cacheRules = [
  { path: '/app/assets/', value: IMMUTABLE },
  { path: '/app/builds/', value: NEVER },
  { path: '/', value: REVALIDATE },
] as const;

/** `Cache-Control` of a path of the site. */
export function cacheControl(path: string): string {
  return cacheRules.find((rule) => path.startsWith(rule.path))?.value ?? REVALIDATE;
}

/** The options of a deployment, from the same environment variables as the build. */
export function headerOptions(env: Record<string, string | undefined>): HeaderOptions {
  const firebase = toFirebase(env['VITE_FIREBASE']);
  const database = firebase.databaseURL;
  const connect = [origin(env['VITE_API_URL']), origin(database), reporterOrigin(env)].filter(
    (value) => value !== undefined,
  );
  return {
    connect: [
      ...new Set([...connect, ...(database ? IDENTITY_ORIGINS : []), ...(hasMessaging(firebase) ? PUSH_ORIGINS : [])]),
    ],
    images: [
      ...new Set([
        ...tileOrigins(env['VITE_TILES_URL']),
        ...(origin(env['VITE_MEDIA_URL']) ? [origin(env['VITE_MEDIA_URL']) ?? ''] : []),
      ]),
    ],
    popupDomain:
      firebase.authEmulatorUrl === undefined && firebase.socialProviders?.length ? firebase.authDomain : undefined,
    reportTo: env['CSP_REPORT_URL'],
  };
}

/** Header options from the app's firebase configuration; without one its calls go to the app's origin. */
interface FirebaseAddresses {
  databaseURL?: string;
  authDomain?: string;
  authEmulatorUrl?: string;
  socialProviders?: string[];
  messagingSenderId?: string;
  vapidKey?: string;
}
/** `local` is no service: its messages come over the realtime database (decision 074). */
const hasMessaging = ({ messagingSenderId, vapidKey }: FirebaseAddresses): boolean =>
  Boolean(messagingSenderId && vapidKey) && vapidKey !== 'local';
const toFirebase = (text: string | undefined): FirebaseAddresses => JSON.parse(text ?? '{}') as FirebaseAddresses; // the build validates the same text

/** Where error reports go: nowhere without a valid key (ERR-20). The client chooses its host by the key (decision 069). */
function reporterOrigin(env: Record<string, string | undefined>): string | undefined {
  const key = env['VITE_BUGSNAG_KEY'] ?? '';
  if (!/^[\da-f]{32}$/i.test(key)) return undefined;
  const host = key.startsWith('00000') ? 'https://notify.bugsnag.smartbear.com' : 'https://notify.bugsnag.com';
  return origin(env['VITE_ERROR_REPORTER_URL'] || host);
}

/** Origins of the map tiles, none for the app's own; `{s}` stands for the subdomains a, b and c, as in Leaflet (decision 011). */
function tileOrigins(template: string | undefined): string[] {
  return ['a', 'b', 'c'].flatMap((subdomain) => origin(template?.replace('{s}', subdomain)) ?? []);
}

/** Origin of an absolute address; a relative one is the app's own origin and needs no source. */
function origin(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
