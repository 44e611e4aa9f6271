import { useWatch } from 'react-hook-form';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { positionText } from '../../entities/game/positions.ts';
import { usePlayers } from '../../entities/team/team-players.ts';
import { setLineup } from '../../shared/api/generated/endpoints/games/games.ts';
import type { GameSideKey, Id, LineupChoice, LineupEntry, TeamMember, TeamRef } from '../../shared/api/generated/model';
import { SetLineupBody } from '../../shared/api/generated/zod/schemas/setLineupBody.zod.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const schema = SetLineupBody.omit({ module: true });

interface LineUpDialogProps {
  gameId: Id;
  side: GameSideKey;
  team: TeamRef;
  /** As it is now. */
  lineup: readonly LineupEntry[];
  onClose: () => void;
}

/** Who of a team starts, sits on the bench or is not there, chosen by its coach, captain, managers and admins until the game begins (decision 066). */
export function LineUpDialog(props: LineUpDialogProps) {
  const { team, onClose } = props;
  const t = useT('games');
  const { query, players } = usePlayers(team.slug);
  if (players) return <LineUpForm {...props} players={players} />;
  return (
    <Dialog title={t('lineups.of', { team: team.name })} closeButton onClose={onClose}>
      <QueryView
        query={query}
        errorTitle={t('lineups.notLoaded')}
        skeleton={<Skeleton shape="box" width="100%" height={420} />}
      >
        {() => null}
      </QueryView>
    </Dialog>
  );
}

function LineUpForm(props: LineUpDialogProps & { players: readonly TeamMember[] }) {
  const { gameId, side, team, lineup, players, onClose } = props;
  const t = useT('games');
  const form = useApiForm({
    operation: 'setLineup',
    schema,
    // where nobody has chosen everybody may play
    defaults: {
      players: lineup.map(({ user, is_starter }) => ({ user_id: user.id, is_starter: is_starter ?? false })),
    },
    draft: { form: 'line-up', entity: `${gameId}-${team.id}` },
    // what was kept for later may name who has left since
    send: (body) =>
      setLineup(gameId, side, {
        players: body.players.filter((one) => players.some(({ user_id }) => user_id === one.user_id)),
      }),
    fieldOf: (field) => (field.startsWith('players') ? 'players' : field),
    success: { key: 'games:lineups.saved' },
    onDone: onClose,
  });
  const chosen = useWatch({ control: form.control, name: 'players' });
  const { id, error } = form.field('players');
  const choose = (userId: Id, place: Place) =>
    form.set('players', [
      ...chosen.filter(({ user_id }) => user_id !== userId),
      ...(place === 'out' ? [] : [{ user_id: userId, is_starter: place === 'starts' }]),
    ]);
  const places = players.map(({ user_id }) => placeOf(chosen, user_id));
  const count = (place: Place) => places.filter((one) => one === place).length;
  return (
    <DialogForm
      title={t('lineups.of', { team: team.name })}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('lineups.save')}
      // the end of a long list is out of sight, and so is what is said there
      effect={error ?? t('lineups.counts', { starting: count('starts'), bench: count('bench') })}
    >
      <FieldGroup id={id} label={t('lineups.players')} hint={t('lineups.hint')} error={error}>
        {(describedBy) => (
          <ListRows label={t('lineups.players')}>
            {byNumber(players).map(({ user_id, user, jersey_number: number, position }, index) => (
              <ListRow
                key={user_id}
                title={number === null ? user.name : `${user.name} · ${number}`}
                meta={positionText(position, t)}
                value={
                  <SegmentedControl<Place>
                    id={index === 0 ? id : undefined}
                    label={user.name}
                    describedBy={describedBy}
                    segments={[
                      { value: 'starts', label: t('lineups.starts') },
                      { value: 'bench', label: t('lineups.onBench') },
                      { value: 'out', label: t('lineups.out') },
                    ]}
                    value={placeOf(chosen, user_id)}
                    onChange={(place) => choose(user_id, place)}
                  />
                }
              />
            ))}
          </ListRows>
        )}
      </FieldGroup>
    </DialogForm>
  );
}

type Place = 'starts' | 'bench' | 'out';

function placeOf(chosen: readonly LineupChoice[], userId: Id): Place {
  const choice = chosen.find(({ user_id }) => user_id === userId);
  if (!choice) return 'out';
  return choice.is_starter ? 'starts' : 'bench';
}

/** Who has no number comes last. */
const byNumber = (players: readonly TeamMember[]): TeamMember[] =>
  players.toSorted((a, b) => (a.jersey_number ?? Number.MAX_VALUE) - (b.jersey_number ?? Number.MAX_VALUE));
