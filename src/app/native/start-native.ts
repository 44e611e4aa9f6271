import type { AppPlugin, Capacitor, StatusBarPlugin } from '../../shared/platform/capacitor.ts';
import type { StatusBarPainter } from '../../shared/platform/status-bar.ts';
import { followTheme, NATIVE_BAR } from './theme-bar.ts';

/**
 * Inside Capacitor's wrapper: the status bar has the theme's colour, Android's back gesture closes what is open before it leaves the
 * page, and links that open the app go the way of all links from outside. A plugin that is not installed is done without. Source: UI-14,
 * DL-01, decision 071. Returns a function that stops following the theme.
 */
export function startNative({ Plugins: { App, StatusBar } }: Capacitor): () => void {
  App?.addListener('backButton', ({ canGoBack }) => goBack(canGoBack, App));
  App?.addListener('appUrlOpen', ({ url }) => openUrl(url));
  return followTheme(NATIVE_BAR, StatusBar && barPainter(StatusBar));
}

const barPainter =
  (bar: StatusBarPlugin): StatusBarPainter =>
  (_text, [red, green, blue, alpha]) => {
    const hex = [red, green, blue, Math.round(alpha * 255)].map((part) => part.toString(16).padStart(2, '0'));
    const isDark = 0.299 * red + 0.587 * green + 0.114 * blue < 128;
    const calls = [
      // under a bar that lies over the page a colour has no effect, and under another one nothing shows through
      bar.setOverlaysWebView({ overlay: alpha < 1 }),
      bar.setBackgroundColor({ color: `#${(alpha < 1 ? hex : hex.slice(0, 3)).join('')}` }),
      // of a bar that shows the page, the text stays as it was
      ...(alpha < 0.5 ? [] : [bar.setStyle({ style: isDark ? 'DARK' : 'LIGHT' })]),
    ];
    void Promise.all(calls).catch(console.warn);
  };

/** Everything that lies over the page; the last one in the document is the one on top. */
const OPEN = 'dialog[open], [role="dialog"][data-open], [role="menu"][data-open]';

/** The step back that Android's gesture or button asks for. */
function goBack(canGoBack: boolean, app: AppPlugin): void {
  const open = [...document.querySelectorAll(OPEN)].at(-1);
  if (open) closeByKey(open);
  else if (canGoBack) history.back();
  else void app.minimizeApp().catch(console.warn);
}

/** As Escape does: a list within a dialog goes first, and a dialog whose action is running stays. */
function closeByKey(open: Element): void {
  const { activeElement } = document;
  const target = activeElement && open.contains(activeElement) ? activeElement : open;
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/**
 * The system opens the app with web addresses that belong to it, whose host is not that of the wrapper's page: it is left out. What
 * is no such address is passed on as it came, and refused with a warning. `early-links.ts` listens; to share the name would cost the start
 * script bytes of every visit.
 */
function openUrl(url: string): void {
  const { protocol, pathname, search, hash } = parsed(url) ?? {};
  const inside = protocol === 'https:' ? `${pathname}${search}${hash}` : url;
  window.dispatchEvent(new CustomEvent('fusha:open-url', { detail: { url: inside } }));
}

function parsed(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
