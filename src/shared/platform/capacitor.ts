/** What the app uses of Capacitor: the object that its native wrapper puts on the page, with the plugins App and StatusBar where they are installed. */
export interface Capacitor {
  getPlatform: () => string;
  readonly Plugins: { readonly App?: AppPlugin; readonly StatusBar?: StatusBarPlugin };
}

export interface AppPlugin {
  addListener: {
    /** Android only. Once somebody listens, the wrapper does nothing of its own. */
    (event: 'backButton', listener: (pressed: { canGoBack: boolean }) => void): unknown;
    /** One that came before is kept for the first listener. */
    (event: 'appUrlOpen', listener: (opened: { url: string }) => void): unknown;
  };
  /** Android only. */
  minimizeApp: () => Promise<void>;
}

export interface StatusBarPlugin {
  /** `#RRGGBB` or `#RRGGBBAA`; without effect under an overlaid bar, and from Android 16 on. */
  setBackgroundColor: (options: { color: string }) => Promise<void>;
  setOverlaysWebView: (options: { overlay: boolean }) => Promise<void>;
  /** `DARK`: light text, for a dark ground. */
  setStyle: (options: { style: 'DARK' | 'LIGHT' }) => Promise<void>;
}

/** Null in a browser, also where Capacitor's library is part of the page. */
export const nativeShell = (): Capacitor | null =>
  window.Capacitor && window.Capacitor.getPlatform() !== 'web' ? window.Capacitor : null;
