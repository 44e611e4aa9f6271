/** How the sign-in page returns its result: a popup by message, a redirect by session storage. */
export interface AuthEvent {
  readonly type: string;
  readonly eventId: string | null;
  readonly urlResponse: string | null;
  readonly sessionId: string;
  readonly postBody: string;
  readonly tenantId: null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

export interface DemoIdentity {
  readonly sub: string;
  readonly name: string;
  readonly email: string;
}

/** The users to choose from on the sign-in page. */
export const demoIdentities: readonly DemoIdentity[] = [
  { sub: '1001', name: 'Besa Toska', email: 'besa.toska@example.test' },
  { sub: '1002', name: 'Genti Leka', email: 'genti.leka@example.test' },
  { sub: '1003', name: 'Zana Kola', email: 'zana.kola@example.test' },
];

/** The address of the sign-in page that the SDK uses with an auth emulator. */
export const signInAddress = '/emulator/auth/handler';
