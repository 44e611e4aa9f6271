import { nativeShell } from './capacitor.ts';

/** True in a window of the installed app (`standalone` is how Safari on iOS says it), and in a native wrapper. */
export const isInstalled = (): boolean =>
  nativeShell() !== null ||
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

/** iPads say they are Macs, which have no touch screen. */
const IOS = /\b(iPhone|iPad|iPod)\b/;
const MAC = /\bMacintosh\b/;
const SAFARI = /\bVersion\/[\d.]+ .*\bSafari\//;
/** Other browsers on iOS, and apps that show pages themselves: their menus differ, or cannot install anything. */
const OTHERS = /\b(CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|GSA|FBAN|FBAV|Instagram)\b/;

/** True where apps are installed by Safari's Share menu and no event offers it. */
export const isIosSafari = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  (IOS.test(userAgent) || (MAC.test(userAgent) && maxTouchPoints > 1)) &&
  SAFARI.test(userAgent) &&
  !OTHERS.test(userAgent);
