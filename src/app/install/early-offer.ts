let kept: BeforeInstallPromptEvent | undefined;
let take = (offer: BeforeInstallPromptEvent): void => void (kept = offer);

/** Keeps the browser's offer to install the app, which may come before the code that shows it; the browser itself then shows nothing. */
export function listenForOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    take(offer);
  });
}

/** Passes on the offer so far, and from now on each new one. */
export function takeOffers(next: (offer: BeforeInstallPromptEvent) => void): void {
  take = next;
  if (kept) next(kept);
  kept = undefined;
}
