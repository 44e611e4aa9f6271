import { useUnit } from 'effector-react';
import { useState } from 'react';
import { DialogForm } from '../../../entities/form/form.tsx';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { PeopleField } from '../../../entities/person/people-field.tsx';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../../models/snackbars/wording.ts';
import type { Id, UserRef } from '../../../shared/api/generated/model';
import type { WriteOperation } from '../../../shared/api/outdated-reads.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { SegmentedControl } from '../../../shared/ui/segmented-control.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { inviteesSchema, type InviteWay, type ManyIds } from './invitees-schema.ts';
import * as css from './people.css.ts';

/** Teams or communities of which everybody may be invited. */
type Groups = Readonly<Record<Exclude<InviteWay, 'people'>, readonly { id: Id; name: string }[]>>;
interface Invitees {
  user_ids?: Id[] | undefined;
  team_id?: Id | undefined;
  community_id?: Id | undefined;
}

export interface InviteDialogProps {
  /** What they are invited to. */
  name: string;
  operation: WriteOperation;
  /** `user_ids` of the operation's body. */
  userIds: ManyIds;
  /** How those who are new stand: invited, or in at once because they had asked. */
  send: (invitees: Invitees) => Promise<readonly { status: string }[]>;
  groups: Partial<Groups>;
  /** Who is left out, and what is said of those who had asked, and when nobody is new. */
  leftOut: string;
  letIn: (count: number) => Wording;
  nobodyNew: Wording;
  onClose: () => void;
}

/** Invites people found by name or number, or everybody in a team or a community; says how many invitations are new. */
export function InviteDialog(props: InviteDialogProps) {
  const { name, operation, userIds, send, groups, leftOut, letIn, nobodyNew, onClose } = props;
  const t = useT('people');
  const say = useUnit(snackbarRequested);
  const { team = [], community = [] } = groups;
  const ways = (['people', 'team', 'community'] as const).filter(
    (one) => one === 'people' || { team, community }[one].length > 0,
  );
  const [way, setWay] = useState<InviteWay>('people');
  const [chosen, setChosen] = useState<UserRef[]>([]);
  const form = useApiForm({
    operation,
    schema: inviteesSchema(way, userIds),
    defaults: { user_ids: undefined, team_id: undefined, community_id: undefined },
    send: ({ user_ids, team_id, community_id }) =>
      send({ people: { user_ids }, team: { team_id }, community: { community_id } }[way]),
    onDone: (people) => {
      const invited = people.filter(({ status }) => status === 'invited').length;
      const admitted = people.length - invited;
      if (people.length === 0) say({ message: nobodyNew, color: 'info' });
      if (admitted > 0) say({ message: letIn(admitted), color: 'success' });
      if (invited > 0) say({ message: { key: 'people:invite.done', params: { count: invited } }, color: 'success' });
      onClose();
    },
  });
  const people = form.field('user_ids');
  const toId = { setValueAs: (id: string | number | undefined) => (id ? Number(id) : undefined) };
  const group = (of: keyof Groups) => ({
    placeholder: t('common:fields.choose'),
    options: { team, community }[of].map((one) => ({ value: one.id, label: t('invite.allOf', { name: one.name }) })),
  });
  return (
    <DialogForm
      title={t('invite.title', { name })}
      onClose={onClose}
      closeButton
      form={form}
      submitLabel={t('invite.action')}
    >
      {ways.length > 1 && (
        <SegmentedControl
          label={t('invite.who')}
          segments={ways.map((value) => ({ value, label: t(`invite.${value}`) }))}
          value={way}
          onChange={(next) => {
            form.clearErrors();
            setWay(next);
          }}
          block
        />
      )}
      {way === 'people' && (
        <PeopleField
          id={people.id}
          error={people.error}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            form.set('user_ids', next.length > 0 ? next.map(({ id }) => id) : undefined);
          }}
        />
      )}
      {way === 'team' && (
        <SelectField
          label={t('invite.teamField')}
          hint={t('invite.teamHint')}
          {...group('team')}
          {...form.field('team_id', toId)}
        />
      )}
      {way === 'community' && (
        <SelectField label={t('invite.communityField')} {...group('community')} {...form.field('community_id', toId)} />
      )}
      <p className={css.hint}>{leftOut}</p>
    </DialogForm>
  );
}
