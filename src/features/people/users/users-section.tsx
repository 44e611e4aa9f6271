import { useQuery } from '@tanstack/react-query';
import { getListVenueUsersQueryOptions } from '../../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { Id } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { Link } from '../../../shared/routing/link.tsx';
import { paths } from '../../../shared/routing/paths.ts';
import { Section } from '../../../shared/ui/section.tsx';
import { Inline } from '../../../shared/ui/stack.tsx';
import { link } from '../../../shared/ui/text-links.css.ts';
import { AddUserButton, Users } from './users.tsx';

export const venueUsersQuery = (venueId: Id) => getListVenueUsersQueryOptions(venueId);

/** The people who run a venue, as a part of its details: the same list, and the way to the page of its own (VEN-17). */
export function UsersSection({ venueId }: { venueId: Id }) {
  const t = useT('admins');
  const query = useQuery(venueUsersQuery(venueId));
  return (
    <Section title={t('title')}>
      <Users runBy={{ type: 'venue', entity_id: venueId }} query={query} />
      {query.data?.permissions['add'] && (
        <Inline>
          <AddUserButton quiet />
          <Link to={paths.venueUsers()} className={link}>
            {t('rolesAndHandover')}
          </Link>
        </Inline>
      )}
    </Section>
  );
}
