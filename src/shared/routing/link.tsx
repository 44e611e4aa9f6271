import { createContext, use, type ComponentPropsWithRef, type MouseEvent } from 'react';
import { createPath, type DataRouter } from 'react-router';
import { afterPaint } from '../platform/after-paint.ts';

/** The router that links of this tree navigate; it never changes, so a navigation renders no link anew. */
export const LinkRouter = createContext<DataRouter | null>(null);

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'download'> {
  /** An address inside the app, from its root (`/venues?sport=1`), or the search alone (`?text=terms`). */
  to: string;
  /** Replaces the entry of the history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
}

/**
 * A link to another page of the app. Unlike the library's, it does not subscribe to the location: a list of venues has some 40 links
 * (decision 032). Pages outside the app are plain anchors.
 */
export function Link({ to, replace, preventScrollReset, onClick, children, ...rest }: LinkProps) {
  const link = useLinks()(to, { replace, preventScrollReset });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    link.onClick(event);
  };
  return (
    <a {...rest} href={link.href} onClick={follow}>
      {children}
    </a>
  );
}

type LinkOptions = Pick<LinkProps, 'replace' | 'preventScrollReset'>;

/** What makes an anchor a `Link`: for one component that draws hundreds, where a component for each would take longer than its elements. */
export function useLinks() {
  const router = use(LinkRouter);
  if (router === null) throw new Error('LinkRouter is missing');
  const base = (router.basename ?? '/').replace(/\/$/, '');
  return (to: string, { replace, preventScrollReset }: LinkOptions = {}) => {
    const href = to.startsWith('/') ? base + to : to;
    const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const { location } = router.state;
      const isHere = createPath(location) === (to.startsWith('/') ? href : location.pathname + to);
      // the link is painted pressed first: finding the next page takes longer than a frame
      afterPaint(
        () =>
          void router.navigate(to, { replace: replace ?? isHere, ...(preventScrollReset && { preventScrollReset }) }),
      );
    };
    return { href, onClick };
  };
}

/** With a modifier or another button the browser opens a tab or a window, or saves the page. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
