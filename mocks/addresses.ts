/** Addresses of the backend; hosts read them before they load it. */
export const apiBase = '/api';
export const controlBase = '/__mock';
/** Where the sockets of the realtime database arrive. */
export const socketAddress = '/.ws';

const OWN = /^\/(api|__mock|emulator\/auth|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;
/** Whether the backend answers requests to a path. */
export const isOwnAddress = (pathname: string): boolean => OWN.test(pathname);

/**
 * The default address that servers with the mock listen on. Tokens are unsigned and every code is known, so
 * anyone who reaches the server can sign in as any user. `localhost` works too: clients that try ::1 first fall back to 127.0.0.1.
 */
export const LOOPBACK = '127.0.0.1';
export const EXPOSED = 'mock backend: open to the network; whoever reaches this machine can be any user';
