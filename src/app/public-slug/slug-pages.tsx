import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { startOrganization } from '../../pages/organization/organization.data.ts';
import { OrganizationView } from '../../pages/organization/organization-view.tsx';
import { startTeam } from '../../pages/team/team.data.ts';
import { TeamView } from '../../pages/team/team-view.tsx';
import { startVenue } from '../../pages/venue/venue.data.ts';
import { VenueView } from '../../pages/venue/venue.page.tsx';
import type { Id, ResolveSlugDataType } from '../../shared/api/generated/model';
import { paths } from '../../shared/routing/paths.ts';

/** Shown at the slug itself. */
interface SlugPage {
  /** Starts the queries of the page. */
  start: (client: QueryClient, search: URLSearchParams, slug: string) => Promise<unknown>;
  View: ComponentType<{ slug: string }>;
}
/** Has pages of its own, by its id. */
interface SlugWay {
  addressOf: (id: Id) => string;
}

/** The pages behind `/{slug}`, by what the slug stands for; what a newer server may name besides is a 404 (RT-10, R12, design §12). */
export const slugPages: Readonly<Partial<Record<ResolveSlugDataType, SlugPage | SlugWay>>> = {
  venue: { start: startVenue, View: VenueView },
  organization: { start: startOrganization, View: OrganizationView },
  team: { start: startTeam, View: TeamView },
  community: { addressOf: (id) => paths.community(id) },
  competition: { addressOf: (id) => paths.competition(id) },
};
