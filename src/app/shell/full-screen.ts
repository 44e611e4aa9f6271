import type { UIMatch } from 'react-router';

/** What the route of a page that fills the screen carries (RT-69). */
export const fullScreen = { ignoresSafeArea: true } as const;

export const isFullScreen = (matches: readonly Pick<UIMatch, 'handle'>[]): boolean =>
  matches.some(({ handle }) => handle === fullScreen);
