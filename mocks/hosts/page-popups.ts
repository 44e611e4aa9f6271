import { installGapi } from '../identity/browser/gapi.ts';
import { demoIdentities, signInAddress } from '../identity/browser/messages.ts';
import { renderSignIn } from '../identity/browser/sign-in-page.ts';

/**
 * Signing in by popup in a page without a server: the popup opens empty, and this page writes the sign-in page into it.
 * (A redirect needs an address that is served; the server host has one.)
 */
export function answerPopups(win: Window): () => void {
  installGapi(win);
  const original = Object.getOwnPropertyDescriptor(win, 'open') ?? {};
  const open = win.open.bind(win);
  win.open = (address, name, features) => {
    const wanted = new URL(address ?? '', win.location.href);
    if (wanted.origin !== win.location.origin || wanted.pathname !== signInAddress)
      return open(address, name, features);
    const popup = open('', name, features);
    if (popup) renderSignIn(popup, wanted.href, demoIdentities);
    return popup;
  };
  return () => {
    Object.defineProperty(win, 'open', original);
  };
}
