import type { AuthEvent, DemoIdentity } from './messages.ts';

/**
 * The page of the popup: choose a user of the provider, or cancel. Served as its own source text, so
 * it may use nothing from outside; `address` is the one the SDK requested, also where the window has none of its own.
 */
export function renderSignIn(win: Window, address: string, identities: readonly DemoIdentity[]): void {
  const { document } = win;
  const { origin, pathname, searchParams: query } = new URL(address);
  const providerId = query.get('providerId') ?? '';
  const names: Record<string, string> = {
    'facebook.com': 'Facebook',
    'google.com': 'Google',
    'github.com': 'GitHub',
    'twitter.com': 'Twitter',
  };
  const provider = names[providerId] ?? providerId;

  function finish(chosen: DemoIdentity | null): void {
    const answer = new URLSearchParams({ providerId, id_token: JSON.stringify(chosen) });
    const authEvent: AuthEvent = {
      type: query.get('authType') ?? '',
      eventId: query.get('eventId'),
      urlResponse: chosen && `${origin}${pathname}?${answer}`,
      sessionId: 'none',
      postBody: '',
      tenantId: null,
      error: chosen ? null : { code: 'auth/user-cancelled', message: 'The sign-in was cancelled.' },
    };
    const opener = win.opener as Window | null; // the page that opened the popup
    if (opener) opener.postMessage({ mockAuthEvent: authEvent }, origin);
    else {
      win.sessionStorage.setItem('fusha-mock-sign-in', JSON.stringify(authEvent));
      win.location.assign(query.get('redirectUrl') ?? '/');
    }
  }

  function add<Name extends keyof HTMLElementTagNameMap>(
    parent: Element,
    name: Name,
    text: string,
    style: string,
  ): HTMLElementTagNameMap[Name] {
    const element = document.createElement(name);
    element.textContent = text;
    element.style.cssText = style;
    parent.append(element);
    return element;
  }

  document.documentElement.lang = 'en';
  document.title = `Sign in with ${provider}`;
  document.body.style.cssText = 'margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b1b1f;background:#f6f5fa';
  const main = add(document.body, 'main', '', 'max-width:24rem;margin:0 auto;padding:2rem 1rem');
  add(main, 'h1', `Sign in with ${provider}`, 'font-size:1.5rem;margin:0');
  add(main, 'p', 'A stand-in for the provider: choose who you are.', 'margin:.5rem 0 1.5rem');
  const list = add(main, 'ul', '', 'list-style:none;margin:0;padding:0');
  const button =
    'display:block;box-sizing:border-box;width:100%;min-height:48px;padding:.75rem 1rem;margin:0 0 .75rem;border-radius:12px;font:inherit;text-align:start;cursor:pointer;';
  for (const identity of identities) {
    const choice = add(
      add(list, 'li', '', ''),
      'button',
      identity.name,
      `${button}border:1px solid #4527a0;background:#fff;color:#311b92`,
    );
    choice.type = 'button';
    add(choice, 'span', identity.email, 'display:block;font-size:.875rem;color:#49454f');
    choice.addEventListener('click', () => finish(identity));
  }
  const cancel = add(
    main,
    'button',
    'Cancel',
    `${button}border:1px solid transparent;background:transparent;color:#311b92`,
  );
  cancel.type = 'button';
  cancel.addEventListener('click', () => finish(null));
}
