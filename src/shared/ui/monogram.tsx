import { useState } from 'react';
import { cx } from './cx.ts';
import { monogram, round } from './monogram.css.ts';
import { crestGrounds } from './palette.ts';
import { pick, seedOf } from './seed.ts';

export interface MonogramProps {
  /** Tints it; the same id looks the same everywhere. */
  id: string | number;
  name: string;
  /** The uploaded picture, when there is one. */
  image?: string | null;
  size?: number;
  /** Read out; leave it away where the name stands beside it. */
  title?: string;
}

interface PictureProps {
  image: string;
  size: number;
  title?: string;
  circle: boolean;
  onError: () => void;
}

/** The uploaded picture. */
export function Picture({ image, size, title, circle, onError }: PictureProps) {
  return (
    <img
      className={cx(monogram, circle && round)}
      src={image}
      width={size}
      height={size}
      alt={title ?? ''}
      loading="lazy"
      onError={onError}
    />
  );
}

/** White letters on a ground. */
export function Initials({ name, y }: { name: string; y: number }) {
  const letters = initialsOf(name);
  return (
    <text x="24" y={y} textAnchor="middle" fontSize={letters.length > 1 ? 17 : 21} fontWeight="700" fill="#fff">
      {letters}
    </text>
  );
}

/** Attributes of a drawing that has a name, or is decoration. */
export const named = (title: string | undefined) =>
  title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title };

/** A person's round picture; initials where there is none or it cannot be loaded. */
export function Avatar({ id, name, image, size = 44, title }: MonogramProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (image != null && image !== broken) {
    return <Picture image={image} size={size} title={title} onError={() => setBroken(image)} circle />;
  }
  return (
    <svg className={monogram} viewBox="0 0 48 48" width={size} height={size} {...named(title)}>
      <circle cx="24" cy="24" r="24" fill={pick(crestGrounds, seedOf(id))} />
      <Initials name={name} y={30} />
    </svg>
  );
}

const BETWEEN_WORDS = /[\s\-–_.]+/u;
const IS_WORD = /^[\p{L}\p{N}]/u;

/** Up to two capital letters for a crest: first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(BETWEEN_WORDS).filter((word) => IS_WORD.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => (word === undefined ? '' : (Array.from(word)[0] ?? '')));
  return letters.join('').toUpperCase() || '?';
}
