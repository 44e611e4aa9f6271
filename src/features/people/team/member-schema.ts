import '../../../shared/lib/zod-setup.ts';
import { type input, object, type output, string } from 'zod';
import type { TeamMember } from '../../../shared/api/generated/model';
import { AddTeamMemberBody } from '../../../shared/api/generated/zod/schemas/addTeamMemberBody.zod.ts';
import { Id } from '../../../shared/api/generated/zod/schemas/id.zod.ts';
import { JerseyNumber } from '../../../shared/api/generated/zod/schemas/jerseyNumber.zod.ts';
import { Position } from '../../../shared/api/generated/zod/schemas/position.zod.ts';
import { TeamRoles } from '../../../shared/api/generated/zod/schemas/teamRoles.zod.ts';

/** What a member is in the team (TEAM-08); the number and the position are typed, and may be left out. */
export const memberSchema = object({
  is_player: AddTeamMemberBody.shape.is_player.unwrap(),
  jersey_number: string()
    .trim()
    .transform((typed) => (typed === '' ? null : Number(typed)))
    .pipe(JerseyNumber.nullable()),
  position: string()
    .trim()
    .transform((typed) => typed || null)
    .pipe(Position.nullable()),
  roles: TeamRoles,
});
type MemberInput = input<typeof memberSchema>;

/** With whom: somebody found, unless the number that was looked for is nobody's and gets an invitation link. */
export const newMemberSchema = (byLink: boolean) =>
  memberSchema.extend({
    user_id: (byLink ? Id.optional() : Id) as ReturnType<typeof Id.optional>, // the form begins without one in both cases
  });

/** As the form begins. A member plays unless it is said otherwise. */
export const memberValues = (member: TeamMember | null): MemberInput => ({
  is_player: member?.is_player ?? true,
  jersey_number: member?.jersey_number?.toString() ?? '',
  position: member?.position ?? '',
  roles: member?.roles ?? [],
});

/** As it is sent: who does not play wears no number. */
export const memberBody = ({ is_player, jersey_number, position, roles }: output<typeof memberSchema>) => ({
  is_player,
  jersey_number: is_player ? jersey_number : null,
  position,
  roles,
});
