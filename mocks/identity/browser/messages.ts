/** How the sign-in page hands its result to the page that asked: by message from a popup, by session storage on the way back. */
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

/** Who one can be on the sign-in page. */
export const demoIdentities: readonly DemoIdentity[] = [
  { sub: '1001', name: 'Besa Toska', email: 'besa.toska@example.test' },
  { sub: '1002', name: 'Genti Leka', email: 'genti.leka@example.test' },
  { sub: '1003', name: 'Zana Kola', email: 'zana.kola@example.test' },
];

/** The address of the sign-in page; the SDK's, when it is told of an identity service of its own. */
export const signInAddress = '/emulator/auth/handler';
