/** Resolves in a task of its own, without the delay of a timer: input is handled in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has no target
    port2.postMessage(null);
  });
}
