import { useState } from 'react';
import type { Image, Post } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { link } from '../../shared/ui/text-links.css.ts';
import { PostLinkCard } from './post-link-card.tsx';
import * as css from './post.css.ts';
import { textParts } from './text-parts.ts';

/** From this length on, or with more lines, a text is cut until it is asked for. */
const LONG_TEXT = 600;
const LONG_LINES = 9;

/** What a post says: its text, its photos, and what it links to. */
export function PostBody({ post: { text, images, links } }: { post: Pick<Post, 'text' | 'images' | 'links'> }) {
  return (
    <>
      {text !== '' && <PostText text={text} />}
      {images.length > 0 && <PostPhotos images={images} />}
      {links.map((one) => (
        <PostLinkCard key={one.path} link={one} />
      ))}
    </>
  );
}

function PostText({ text }: { text: string }) {
  const t = useT('community');
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG_TEXT || text.split('\n').length > LONG_LINES;
  return (
    <div>
      <p className={cx(css.text, isLong && !isOpen && css.cut)}>
        {textParts(text).map(({ text: words, href }, index) =>
          href === undefined ? (
            words
          ) : (
            // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
            <a key={index} className={link} href={href} rel="nofollow noopener noreferrer" target="_blank">
              {words}
            </a>
          ),
        )}
      </p>
      {isLong && !isOpen && (
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {t('post.showMore')}
        </Button>
      )}
    </div>
  );
}

/** One photo in its own shape, several in a grid; their place is kept while they load. */
function PostPhotos({ images }: { images: readonly Image[] }) {
  const t = useT('community');
  const total = images.length;
  return (
    <ul className={css.photos} data-several={total > 1 || undefined} aria-label={t('post.photos')}>
      {images.map(({ id, url, width, height }, index) => (
        <li key={id} className={css.photoPlace}>
          <img
            className={css.photo}
            src={url}
            width={width}
            height={height}
            alt={t('post.photo', { number: index + 1, total })}
            loading="lazy"
            decoding="async"
          />
        </li>
      ))}
    </ul>
  );
}
