import {
  addTeamBookmark,
  getGetTeamQueryKey,
  getListTeamsQueryKey,
  removeTeamBookmark,
} from '../../shared/api/generated/endpoints/teams/teams.ts';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { BookmarkButton, type BookmarkKind } from './bookmark-button.tsx';
import { showMark, type Bookmarked } from './bookmark-cache.ts';

const kind: BookmarkKind = {
  operations: ['addTeamBookmark', 'removeTeamBookmark'],
  add: addTeamBookmark,
  remove: removeTeamBookmark,
  show: (client, { id, slug }, saved) =>
    showMark(client, [getListTeamsQueryKey(), 'teams'], [getGetTeamQueryKey(slug), 'team'], id, saved),
};

/** The bookmark of a team. The page's row names the dictionary `teams`. */
export function TeamBookmark({ team }: { team: Bookmarked & Pick<Team, 'name'> }) {
  const t = useT('teams');
  return <BookmarkButton kind={kind} item={team} label={t('bookmark.toggle', { name: team.name })} />;
}
