/**
 * Takes away what browsers learned after Chrome 120, Firefox 121 and Safari 17.4, or what one of the three does not have to this day: the README says that these
 * are enough. By MDN's browser-compat-data. Styles cannot be taken away: what is newer there stands in `@supports` or only makes it nicer.
 */
export function becomeOldest(): void {
  const iterators: unknown = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
  const newer: [owner: unknown, names: string][] = [
    [
      globalThis,
      'Iterator Float16Array Temporal scheduler requestIdleCallback cancelIdleCallback navigation cookieStore ClipboardItem',
    ],
    [iterators, 'map filter take drop flatMap reduce toArray forEach some every find includes join'],
    [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
    [Map.prototype, 'getOrInsert getOrInsertComputed'],
    [Promise, 'try'],
    [Array, 'fromAsync'],
    [Uint8Array, 'fromBase64 fromHex'],
    [Uint8Array.prototype, 'toBase64 toHex setFromBase64 setFromHex'],
    [RegExp, 'escape'],
    [Error, 'isError'],
    [Math, 'sumPrecise f16round'],
    [Intl, 'DurationFormat Segmenter'],
    [URL, 'parse'],
    [AbortSignal, 'any'],
    [Document.prototype, 'startViewTransition'],
    [Element.prototype, 'moveBefore setHTML setHTMLUnsafe getHTML'],
    [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
    [HTMLDialogElement.prototype, 'requestClose closedBy'],
    [HTMLButtonElement.prototype, 'command commandForElement popoverTargetElement popoverTargetAction'],
    [Navigator.prototype, 'wakeLock userActivation'],
  ];
  for (const [owner, names] of newer)
    for (const name of names.split(' ')) if (owner instanceof Object) Reflect.deleteProperty(owner, name);
}
