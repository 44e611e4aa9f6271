/** A sign of life of a connection is good for five minutes of the server's time (R4). Source: RTM-11. */
export const FRESH_MS = 300_000;
