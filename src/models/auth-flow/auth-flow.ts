/** A phone number as the API takes it. */
export interface PhoneNumber {
  phone_prefix: string;
  phone_number: string;
}

/** What the sign-in pages remember between two steps. Source: ENT-11. */
export interface AuthFlow {
  /** Waits for its code at /auth/verify. */
  phoneToVerify: PhoneNumber | null;
  /** The password was forgotten: whoever signs in with the code may set a new one. */
  forgotFlow: boolean;
}

export type AuthFlowEvent =
  /** Registered, or refused at sign-in because the number is not verified. */
  | { type: 'phone-to-verify'; phone: PhoneNumber }
  | { type: 'forgot-started'; phone: PhoneNumber }
  | { type: 'phone-verified' }
  | { type: 'forgot-ended' }
  | { type: 'signed-in' }
  /** Signed out, refused, or signed in elsewhere: the flow was another user's. */
  | { type: 'left' };

export const noAuthFlow: AuthFlow = { phoneToVerify: null, forgotFlow: false };

/** The flow after an event; the forgotten password ends with the session it was for. Source: AUTH-01 … AUTH-05, design §2. */
export function decideAuthFlow(flow: AuthFlow, event: AuthFlowEvent): AuthFlow {
  switch (event.type) {
    case 'phone-to-verify':
      return { phoneToVerify: event.phone, forgotFlow: false };
    case 'forgot-started':
      return { phoneToVerify: event.phone, forgotFlow: true };
    case 'phone-verified':
      return flow.phoneToVerify ? { ...flow, phoneToVerify: null } : flow;
    case 'forgot-ended':
      return flow.forgotFlow ? noAuthFlow : flow;
    case 'signed-in':
      // with an unverified number the sign-in was another one (password, provider): the flow is over
      return flow.phoneToVerify ? noAuthFlow : flow;
    case 'left':
      return noAuthFlow;
  }
}
