import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import { partName } from '../../entities/game/score-table.tsx';
import { sideName } from '../../entities/game/side-name.ts';
import { enterResult, getGame } from '../../shared/api/generated/endpoints/games/games.ts';
import type { Game } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Disclosure } from '../../shared/ui/disclosure.tsx';
import * as scoreRows from '../../entities/game/score-row.css.ts';
import * as css from './game-result.css.ts';
import { isAsked, type ResultRow, rowsOf, valuesOf } from '../../entities/game/result-rows.ts';
import { resultSchema } from '../../entities/game/result-schema.ts';
import { ScoreRow } from '../../entities/game/score-row.tsx';

const nothing: Game['score'] = { home: null, away: null, periods: [], sets: [], shootout: null };

/** Enters the result, changes it until it is official, or settles a disputed one: goals or points, with their periods, or sets (design §8). */
export function EnterDialog({ game, onClose }: { game: Game; onClose: () => void }) {
  const t = useT('games');
  const words = useT('fixtures');
  const settles = game.permissions['settle_result'] === true;
  // who runs a competition and plays for neither team
  const asksBoth = game.competition !== null && game.my_side === null;
  const before = game.result?.entered_at;
  const form = useApiForm({
    operation: 'enterResult',
    schema: resultSchema(game),
    // what a game that is on has so far is no result
    defaults: valuesOf(game.result ? game : { ...game, score: nothing }),
    draft: { form: 'enter-result', entity: game.id },
    send: (body) =>
      settleLostAnswer(
        () => enterResult(game.id, body),
        async () => {
          const found = await getGame(game.id);
          return found.game.result !== null && found.game.result.entered_at !== before && { game: found.game };
        },
      ),
    fieldOf,
    success: { key: 'games:enter.saved' },
    onDone: onClose,
  });
  const rows = rowsOf(game);
  const sides = [sideName(game, 'home', words), sideName(game, 'away', words)] as const;
  const values = form.watch();
  const draw = (row: ResultRow) => (
    <ScoreRow key={row.home} label={labelOf(row)} sides={sides} fields={[form.field(row.home), form.field(row.away)]} />
  );
  const labelOf = ({ kind, number }: ResultRow): string => {
    if (kind === 'shootout') return t('enter.shootout');
    if (kind === 'total') return t(game.sport.key === 'football' ? 'enter.goals' : 'enter.points');
    return kind === 'tie' ? t('enter.tieBreak', { number }) : partName(game, number, t);
  };
  const periods = rows.filter(({ kind }) => kind === 'period');
  const isWrong = periods.some(({ home, away }) => form.getFieldState(home).error ?? form.getFieldState(away).error);
  return (
    <DialogForm
      title={t(settles ? 'enter.settleTitle' : 'enter.title')}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('enter.save')}
    >
      <p className={css.quiet}>{t(settles ? 'enter.settleHint' : asksBoth ? 'enter.hintBoth' : 'enter.hint')}</p>
      <div className={scoreRows.rows}>
        <div className={scoreRows.head} aria-hidden>
          <span />
          {sides.map((side) => (
            <span key={side} className={scoreRows.headName}>
              {side}
            </span>
          ))}
        </div>
        {rows.filter((row) => row.kind !== 'period' && isAsked(game, row, values)).map(draw)}
      </div>
      {game.rules.best_of_sets !== null && <p className={css.quiet}>{t('enter.setsHint')}</p>}
      {periods.length > 0 && (
        <Disclosure
          title={`${t(game.sport.key === 'football' ? 'enter.byParts' : 'enter.byQuarters')} (${t('enter.optional')})`}
          wrong={isWrong}
        >
          <div className={scoreRows.rows}>{periods.map(draw)}</div>
        </Disclosure>
      )}
    </DialogForm>
  );
}

/** `shootout` → `shootout_home`; `sets.1.home`, as a refusal names it → `set2_home`; of a whole list its first field. */
function fieldOf(field: string): string {
  const [list = '', index = '0', side = 'home', ofTie] = field.split('.');
  if (list === 'shootout') return 'shootout_home';
  if (list === 'home' || list === 'away') return `total_${list}`;
  const number = Number(index) + 1;
  if (side === 'tiebreak') return `tie${number}_${ofTie ?? 'home'}`;
  return list === 'sets' || list === 'periods' ? `${list.slice(0, -1)}${number}_${side}` : field;
}
