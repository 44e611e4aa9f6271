export const GUEST = 'guest';

const known = new Map<string, Promise<string>>();

/**
 * Whose answers they are: those of one sign-in, named by the digest of its token, so that they can be had again without a network
 * and by nobody else. Rejects in a page that is not served securely.
 */
export function ownerOf(token: string | null): Promise<string> {
  if (token === null) return Promise.resolve(GUEST);
  let owner = known.get(token);
  if (!owner) {
    owner = crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)).then(toHex);
    known.clear();
    known.set(token, owner);
  }
  return owner;
}

const toHex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The user has one answer, whichever profile asks. */
export const ME = '/auth/me';
export const keyOf = (url: string): string => (url.startsWith(`${ME}?`) ? ME : url);
