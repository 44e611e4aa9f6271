import { useParams } from 'react-router';
import { VenueView } from './venue-view.tsx';

/** `/venue/{slug}`. */
export function Component() {
  const { slug = '' } = useParams();
  return <VenueView slug={slug} />;
}
