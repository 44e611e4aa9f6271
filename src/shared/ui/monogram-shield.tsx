import { useId, useState } from 'react';
import { monogram } from './monogram.css.ts';
import { Initials, type MonogramProps, named, Picture } from './monogram.tsx';
import { type CrestGround, crestGrounds } from './palette.ts';
import { pick, seedOf } from './seed.ts';

interface CrestProps extends MonogramProps {
  /** Of the shield and of the pattern on it; absent: one that the id decides, and a darker shade of it. */
  grounds?: readonly [CrestGround, CrestGround];
}

/** Its outline. */
const crest = 'M4 5.5Q14 6.5 24 2Q34 6.5 44 5.5V25Q44 39 24 46.5Q4 39 4 25Z';

/** What lies over a crest's ground: one of four old patterns. */
const patterns = ['M24 0H48V48H24Z', 'M0 26H48V48H0Z', 'M0 40L40 0H58L10 48Z', 'M4 0H14V48H4ZM34 0H44V48H34Z'] as const;

/** A team's picture; a crest made of its initials where there is none or it cannot be loaded. */
export function Monogram({ id, name, image, size = 48, title, grounds }: CrestProps) {
  const clip = useId();
  const [broken, setBroken] = useState<string | null>(null);
  if (image != null && image !== broken) {
    return <Picture image={image} size={size} title={title} onError={() => setBroken(image)} circle={false} />;
  }
  const seed = seedOf(id);
  return (
    <svg className={monogram} viewBox="0 0 48 48" width={size} height={size} {...named(title)}>
      <clipPath id={clip}>
        <path d={crest} />
      </clipPath>
      <path d={crest} fill={grounds?.[0] ?? pick(crestGrounds, seed)} />
      {/* Darkens only, or is a ground itself: the letters keep their contrast. */}
      <path
        d={pick(patterns, seed, 1)}
        {...(grounds ? { fill: grounds[1] } : { fill: '#000', fillOpacity: 0.16 })}
        clipPath={`url(#${clip})`}
      />
      <path
        d={crest}
        fill="none"
        stroke="#fff"
        strokeOpacity={0.55}
        strokeWidth={1.25}
        transform="translate(3.6 3.6) scale(.85)"
      />
      <Initials name={name} y={29} />
    </svg>
  );
}
