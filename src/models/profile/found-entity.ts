import { readCurrentUser } from '../../shared/api/current-user.ts';
import type { Id, LoggedUser, ModuleType, Profile } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';

/** What the server answers of a new venue, team or organization. */
type NewEntity = Pick<Profile, 'id' | 'name' | 'slug' | 'image'>;

interface Founding {
  type: ModuleType;
  name: string;
  create: () => Promise<NewEntity>;
}
interface Founded {
  /** With the profile of what was founded. */
  founder: LoggedUser;
  entityId: Id;
}

/** Creates what its founder gets a profile of, and never twice: a lost answer is looked up, a profile of this name that was not there before. */
export function foundEntity({ type, name, create }: Founding, before: LoggedUser): Promise<Founded> {
  const isOfType = (profile: Profile): boolean => profile.type === type;
  return settleLostAnswer(
    async () => {
      const made = await create();
      return { entityId: made.id, founder: await readCurrentUser().catch(() => withProfile(before, type, made)) };
    },
    async () => {
      const founder = await readCurrentUser();
      const known = new Set(before.profiles.filter(isOfType).map(({ entity_id }) => entity_id));
      const made = founder.profiles.find((one) => isOfType(one) && one.name === name && !known.has(one.entity_id));
      return made !== undefined && { founder, entityId: made.entity_id };
    },
  );
}

/** What the server would say of the user now. */
const withProfile = (user: LoggedUser, type: ModuleType, { id, name, slug, image }: NewEntity): LoggedUser => ({
  ...user,
  profiles: [...user.profiles, { type, entity_id: id, id, name, slug, image, role: 'owner', unread_count: 0 }],
});
