/** Where the backend is reached; hosts ask this before they load it. */
export const apiBase = '/api';
export const controlBase = '/__mock';
/** Where the sockets of the realtime database arrive. */
export const socketAddress = '/.ws';

const OWN = /^\/(api|__mock|emulator\/auth|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com)(\/|$)/;
/** Whether the backend answers requests to a path. */
export const isOwnAddress = (pathname: string): boolean => OWN.test(pathname);
