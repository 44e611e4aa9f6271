import type { QueryKey } from '@tanstack/react-query';
import {
  deleteOrganizationImage,
  getGetManagedOrganizationQueryKey,
  getManagedOrganization,
  updateOrganization,
} from '../../shared/api/generated/endpoints/mod-organization/mod-organization.ts';
import {
  deleteVenueImage,
  getGetManagedVenueQueryKey,
  getManagedVenue,
  updateVenue,
} from '../../shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import {
  deleteTeamImage,
  getGetManagedTeamQueryKey,
  getManagedTeam,
  updateTeam,
} from '../../shared/api/generated/endpoints/mod-team/mod-team.ts';
import type { Id, Image, Permissions, SportKey } from '../../shared/api/generated/model';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';

/** Whose pictures they are. */
export interface PictureOwner {
  readonly type: 'venue' | 'organization' | 'team';
  readonly id: Id;
}
/** The pictures: a logo, and photos in order. */
export interface Pictures {
  image: Image | null;
  images: readonly Image[];
}
/** Their owner as its users read it. */
export interface Pictured extends PictureOwner, Pictures {
  readonly name: string;
  readonly permissions: Permissions;
  /** Whose court is drawn while there is no photo (R21). */
  readonly sport: SportKey;
}

interface Kind {
  /** The key of the query that the owner is read by; its data has the owner in a field of the type's name. */
  readonly queryKey: (id: Id) => QueryKey;
  readonly operations: readonly WriteOperation[];
  readonly read: (id: Id) => Promise<Pictures>;
  readonly save: (id: Id, part: { image?: Id | null; images?: Id[] }) => Promise<unknown>;
  readonly remove: (imageId: Id) => Promise<unknown>;
}

/** The calls of each (API-30, API-41). */
export const kinds: Readonly<Record<PictureOwner['type'], Kind>> = {
  venue: {
    queryKey: getGetManagedVenueQueryKey,
    operations: ['updateVenue', 'deleteVenueImage'],
    read: async (id) => (await getManagedVenue(id)).venue,
    save: updateVenue,
    remove: deleteVenueImage,
  },
  organization: {
    queryKey: getGetManagedOrganizationQueryKey,
    operations: ['updateOrganization', 'deleteOrganizationImage'],
    read: async (id) => (await getManagedOrganization(id)).organization,
    save: updateOrganization,
    remove: deleteOrganizationImage,
  },
  team: {
    queryKey: getGetManagedTeamQueryKey,
    operations: ['updateTeam', 'deleteTeamImage'],
    read: async (id) => (await getManagedTeam(id)).team,
    save: updateTeam,
    remove: deleteTeamImage,
  },
};
