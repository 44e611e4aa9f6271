import { CalendarClock, MapPin } from 'lucide-react';
import type { PostLink } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Crest } from '../../shared/ui/crest.tsx';
import { PostLine } from './post-line.tsx';
import * as css from './post.css.ts';

/** What a text links to, as a small card: a venue, a team or a free time. */
export function PostLinkCard({ link }: { link: PostLink }) {
  const t = useT('community');
  const format = useFormat();
  const { type, path, name, city, sport, slot } = link;
  const facts = slot
    ? [slot.court_name, format.dateBrief(slot.date, now()), `${slot.start}–${slot.end}`]
    : [t(`post.links.${type}`), sport && t(`common:sports.${sport.key}`), city];
  return <PostLine to={path} mark={<LinkMark link={link} />} name={name} facts={facts} />;
}

function LinkMark({ link: { type, path, name, image } }: { link: PostLink }) {
  if (type === 'team') return <Crest of={{ name, slug: path.split('/').at(-1) ?? name, image }} size={40} />;
  if (image) return <img className={css.linkImage} src={image.url} alt="" width={40} height={40} loading="lazy" />;
  const Icon = type === 'slot' ? CalendarClock : MapPin;
  return <Icon size={22} />;
}
