/** An organizer plays whole competitions through the mock backend, in an order that chance decides. */
import type { Pipeline, SportKey } from '../../src/shared/api/generated/model';
import type { GameRecord } from '../../mocks/db/records.ts';
import { resultStatusOf } from '../../mocks/rules/games/outcome.ts';
import type { Random } from '../../mocks/seed/random.ts';
import { randomResult, randomRules } from './random-result.ts';
import { changePlan, checkCourts, makePlan } from './season-courts.ts';
import { byText, enterTeams, formats, HOUR, isOpen, organizer, type Season, sizes } from './season-world.ts';

/** One competition from its creation to its end; returns its id. Throws at an answer that an organizer cannot go on from. */
export async function playCompetition(season: Season, random: Random): Promise<number> {
  const { must, db } = season;
  const format = random.pick(formats);
  const [least, most] = sizes[format];
  const bySport = db()
    .sports.all()
    .map(({ id }) => db().teams.filter((team) => team.sport_id === id && team.is_public))
    .filter(({ length }) => length >= least);
  const known = random.pick(bySport);
  const teams = random.sample(known, random.int(least, Math.min(most, known.length)));
  const sport_id = teams[0]?.sport_id ?? 0;
  const game_rules = randomRules(random, sportOf(season, sport_id));
  const id = await enterTeams(season, { format, sport_id, teams: teams.map((team) => team.id), game_rules });
  const path = `/competition/${id}` as const;
  for (;;) {
    const { stages, revision } = await must<Pipeline>('read', `GET ${path}/pipeline`);
    const stage = stages.find(({ status }) => status !== 'finished');
    if (!stage) return id;
    const at = `POST ${path}/stage/${stage.id}` as const;
    if (stage.status === 'draft') {
      const draw = random.chance(0.5)
        ? { method: 'random', random_seed: random.int(0, 999_999) }
        : { method: 'ranking' };
      await must('draw', `${at}/seed`, { revision, ...draw });
    } else if (stage.status === 'ready' && stage.from_stage_id === null && random.chance(0.1)) {
      await must('reset', `${at}/reset`, { revision });
    } else if (stage.status === 'ready') {
      await must('start', `${at}/start`, { revision });
      await makePlan(season, random, id, stage.id);
      await changePlan(season, random, id, stage.id);
      if (random.chance(0.3)) await withdraw(season, random, id);
      await checkCourts(season, id);
    } else {
      await playStage(season, random, id, stage.id);
      const { revision: latest } = await must<Pipeline>('read', `GET ${path}/pipeline`);
      await must('finish', `${at}/finish`, { revision: latest });
    }
  }
}

/** Until no game of the stage is open. */
async function playStage(season: Season, random: Random, competition: number, stage: number): Promise<void> {
  const { clock, db } = season;
  const games = (): GameRecord[] =>
    db()
      .games.by('competition', competition)
      .filter(({ place }) => place?.stage_id === stage);
  for (let step = 0; ; step += 1) {
    if (step > 500) throw new Error(`stage ${stage} does not end: ${JSON.stringify(games())}`);
    const last = Math.max(0, ...games().map(({ starts_at }) => starts_at ?? 0));
    clock.now = Math.max(clock.now, last + 4 * HOUR);
    if (random.chance(0.04)) await withdraw(season, random, competition);
    const open = games().filter(isOpen);
    const disputed = games().filter((game) => resultStatusOf(game, clock.now) === 'disputed');
    const playable = [...open, ...disputed].filter((game) => game.home_team_id !== null && game.away_team_id !== null);
    if (open.length + disputed.length === 0) return;
    if (playable.length === 0) throw new Error(`nothing can be played: ${JSON.stringify(games())}`);
    await play(season, random, random.pick(playable));
  }
}

const sportOf = ({ db }: Season, id: number): SportKey => db().sports.get(id)?.key ?? 'football';

/** A result, a walkover of one or both; then perhaps a dispute, or the result is taken back. */
async function play(season: Season, random: Random, game: GameRecord): Promise<void> {
  const { send, must, db, clock } = season;
  const at = `POST /fixture/${game.id}` as const;
  // a disputed one whose winner has played on is settled for the same side only: another is refused, and chance tries again
  const act = resultStatusOf(game, clock.now) === 'disputed' ? send : must;
  if (random.chance(0.08) || game.starts_at === null) {
    const forfeits = random.pick([['home'], ['away'], ['home'], ['away'], ['home', 'away']]);
    await act(`walkover of ${forfeits.length}`, `${at}/walkover`, { forfeits, reason: 'Nuk erdhën.' });
    return;
  }
  const rules = db().competitions.get(game.competition_id ?? 0)?.game_rules;
  if (!rules) throw new Error(`game ${game.id} is of no competition`);
  const result = randomResult(random, sportOf(season, game.sport_id), rules, game.place?.bracket != null);
  await act(`result of ${Object.keys(result).toSorted(byText).join()}`, `${at}/result`, result);
  if (random.chance(0.1)) {
    const captain = db()
      .teamMembers.by('team', game.home_team_id ?? 0)
      .find(({ status, roles }) => status === 'active' && roles.includes('admin'));
    if (captain && captain.user_id !== organizer)
      await send('dispute', `${at}/dispute`, { reason: 'Nuk ishte gol.' }, captain.user_id);
  } else if (random.chance(0.08)) await send('reopen', `${at}/reopen`, { reason: 'Gabim.' });
}

async function withdraw({ send, db }: Season, random: Random, competition: number): Promise<void> {
  const active = db()
    .competitionTeams.by('competition', competition)
    .filter(({ status }) => status === 'active');
  if (active.length < 3) return;
  const status = random.pick(['withdrawn', 'disqualified']);
  const team = random.pick(active).team_id;
  await send(status, `PATCH /competition/${competition}/team/${team}`, { status, reason: 'Nuk kanë lojtarë.' });
}
