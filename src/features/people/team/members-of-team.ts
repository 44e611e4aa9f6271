import type { ReactNode } from 'react';
import type { Id, ListTeamMembersData } from '../../../shared/api/generated/model';

/** A team and those of its people that the list shows. */
export interface MembersOfTeam extends ListTeamMembersData {
  id: Id;
  name: string;
}

/** Draws the button that shares a link: a feature of its own, which the page hands in. */
export type ShareButton = (link: { label: string; title: string; text: string; url: string }) => ReactNode;
