/** Where the backend is reached; hosts ask this before they load it. */
export const apiBase = '/api';
export const controlBase = '/__mock';
/** Where the sockets of the realtime database arrive. */
export const socketAddress = '/.ws';

const OWN = /^\/(api|__mock|emulator\/auth|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;
/** Whether the backend answers requests to a path. */
export const isOwnAddress = (pathname: string): boolean => OWN.test(pathname);

/**
 * Where servers with the mock listen unless they are told otherwise. Its tokens are unsigned and every code is known, so
 * whoever reaches it can be anybody. `localhost` finds it too: what tries ::1 first goes on to 127.0.0.1.
 */
export const LOOPBACK = '127.0.0.1';
export const EXPOSED = 'mock backend: open to the network; whoever reaches this machine can be any user';
