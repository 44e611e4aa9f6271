/** The identity service's pages and scripts: the sign-in page and the replacement of `gapi`. */
import { installGapi } from './browser/gapi.ts';
import { demoIdentities, signInAddress } from './browser/messages.ts';
import { renderSignIn } from './browser/sign-in-page.ts';

/** Every page of the app must load it before a popup sign-in. */
export const gapiAddress = '/emulator/auth/gapi.js';
const pageScript = '/emulator/auth/handler.js';

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' } });

/** Null for other addresses. Functions are served as their source text: no inline script, no build. */
export function answerPage(pathname: string): Response | null {
  switch (pathname) {
    case signInAddress:
      return new Response(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign in</title></head><body><script src="${pageScript}"></script></body></html>`,
        { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } },
      );
    case pageScript:
      return script(`(${String(renderSignIn)})(window, location.href, ${JSON.stringify(demoIdentities)});`);
    case gapiAddress:
      return script(`(${String(installGapi)})(window);`);
    default:
      return null;
  }
}
