/** The browser of a story loses its network, or finds it again. */
export function hearOfNetwork(isThere: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

/** The network is the machine's own again. */
export const forgetNetwork = (): void => void Reflect.deleteProperty(navigator, 'onLine');
