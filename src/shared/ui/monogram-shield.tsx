import { useId, useState } from 'react';
import { monogram } from './monogram.css.ts';
import { Initials, type MonogramProps, named, Picture } from './monogram.tsx';
import { crestGround, crestOutline, crestPattern, crestRim } from './crest-shape.ts';
import type { CrestGround } from './palette.ts';

interface CrestProps extends MonogramProps {
  /** Of the shield and of the pattern on it; absent: one that the id decides, and a darker shade of it. */
  grounds?: readonly [CrestGround, CrestGround];
}

/** A team's picture; a crest made of its initials where there is none or it cannot be loaded. */
export function Monogram({ id, name, image, size = 48, title, grounds }: CrestProps) {
  const clip = useId();
  const [broken, setBroken] = useState<string | null>(null);
  if (image != null && image !== broken) {
    return <Picture image={image} size={size} title={title} onError={() => setBroken(image)} circle={false} />;
  }
  return (
    <svg className={monogram} viewBox="0 0 48 48" width={size} height={size} {...named(title)}>
      <clipPath id={clip}>
        <path d={crestOutline} />
      </clipPath>
      <path d={crestOutline} fill={grounds?.[0] ?? crestGround(id)} />
      {/* Darkens only, or is a ground itself: the letters keep their contrast. */}
      <path
        d={crestPattern(id)}
        {...(grounds ? { fill: grounds[1] } : { fill: '#000', fillOpacity: 0.16 })}
        clipPath={`url(#${clip})`}
      />
      <path
        d={crestOutline}
        fill="none"
        stroke="#fff"
        strokeOpacity={crestRim.opacity}
        strokeWidth={crestRim.width}
        transform={`translate(${crestRim.offset} ${crestRim.offset}) scale(${crestRim.scale})`}
      />
      <Initials name={name} y={29} />
    </svg>
  );
}
