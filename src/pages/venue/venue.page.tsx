import { useParams } from 'react-router';
import { VenueView } from './venue-view.tsx';

export { loader } from './venue.data.ts';

/** `/venue/{slug}`. */
export function Component() {
  const { slug = '' } = useParams();
  return <VenueView slug={slug} />;
}
