/** Unsigned JSON Web Tokens; the SDK accepts them like signed ones. */
export function unsignedJwt(payload: object): string {
  return `${base64url(JSON.stringify({ alg: 'none', typ: 'JWT' }))}.${base64url(JSON.stringify(payload))}.`;
}

/** The claims of a token; null when it cannot be read. */
export function claimsOf(token: string): unknown {
  return jsonOf(token.split('.')[1] ?? '');
}

export function base64url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** JSON in base64url; null when it is invalid. */
export function jsonOf(text: string): unknown {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))));
  } catch {
    return null;
  }
}
