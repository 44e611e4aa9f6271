import { citiesQuery } from '../../entities/venue/venue-lookups.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const loader = pageLoader(['auth', 'validation'], (client) => {
  void client.prefetchQuery(citiesQuery);
});
