import { stageProblems } from '../../../src/shared/lib/stage-chain.ts';
import type { FieldErrorInput, Handlers, Input, WriteContext } from '../../contract/types.ts';
import type { CompetitionRecord, LocalText, StageRecord } from '../../db/records.ts';
import { boardOf, stagesOf } from '../../rules/competitions/board.ts';
import { advanceBrackets } from '../../rules/competitions/advance.ts';
import { freeCourts } from '../../rules/competitions/courts.ts';
import { stageGames } from '../../rules/competitions/stages.ts';
import { teamsBySeed } from '../../rules/competitions/draw.ts';
import { liveEntries } from '../../rules/competitions/people.ts';
import { decidePhase } from '../../rules/competitions/phases.ts';
import { finishStage, resetStage, seedStage, startStage, teamsByResults } from '../../rules/competitions/run-stages.ts';
import { stageBoardOf } from '../../rules/competitions/stage-board.ts';
import { decideStage, type StageEvent } from '../../rules/competitions/stage-phases.ts';
import { type StagePlan, storeStages } from '../../rules/competitions/store-stages.ts';
import { toPipeline } from '../../views/pipeline.ts';
import { actOf, knownCompetition, managedCompetition } from './access.ts';
import { toPhase } from './phases.ts';
import { problemTexts } from './pipeline-texts.ts';

type Save = Input<'savePipeline'>['body'];
type Writing = WriteContext & { refuse: Refuse };
type Refuse = Parameters<Handlers<'savePipeline'>['savePipeline']>[1]['refuse'];

const texts = {
  name: { en: 'Another stage has this name.', sq: 'Një fazë tjetër e ka këtë emër.' },
  order: { en: 'This team is not in the competition.', sq: 'Ky ekip nuk është në kompeticion.' },
  unknown: { en: 'This stage does not exist.', sq: 'Kjo fazë nuk ekziston.' },
} satisfies Record<string, LocalText>;

/** The stages of a competition: planned, drawn, run to the champion (design §9, decision 056). */
export const pipelineHandlers: Handlers<
  'getPipeline' | 'savePipeline' | 'seedStage' | 'startStage' | 'finishStage' | 'resetStage'
> = {
  getPipeline: ({ path: { competitionId } }, ctx) => toPipeline(ctx, knownCompetition(ctx, competitionId)),

  async savePipeline({ path: { competitionId }, body }, ctx) {
    const competition = basedOn(ctx, managedCompetition(ctx, competitionId), body.revision);
    const { phase } = competition;
    if (phase === 'finished' || phase === 'cancelled') return ctx.refuse(409, 'competition_over');
    const errors = saveErrors(ctx, competition, body);
    if (errors.length > 0) return ctx.refuse(422, 'validation', undefined, { errors });
    const before = stagesOf(ctx.db, competition.id);
    if (before.some((stage, index) => isFixed(stage) && !isAsItWas(stage, index, before, body)))
      return ctx.refuse(409, 'stage_refused');
    await storeStages(ctx.db, competition.id, plansOf(ctx, before, body));
    return changed(ctx, competition);
  },

  async seedStage({ path: { competitionId, stageId }, body }, ctx) {
    const { competition, stage } = decided(ctx, { competitionId, stageId, revision: body.revision }, 'seed');
    const teams = new Set(teamsBySeed(ctx.db, competition.id));
    const stranger = [...(body.order ?? []), ...(body.locked ?? [])].find((team) => !teams.has(team));
    if (stranger !== undefined) return ctx.refuse(422, 'validation', ctx.say(texts.order), { field: 'order' });
    const method = methodOf(body, () => teamsByResults(ctx.db, competition.id, ctx.now()), ctx.now());
    await seedStage(ctx.db, stage, method, body.locked);
    const isComplete = decidePhase(boardOf(ctx.db, competition, ctx.now()), 'ready').refused === undefined;
    if (competition.phase === 'registration' && isComplete) await toPhase(actOf(ctx, competition), 'ready');
    return changed(ctx, competition);
  },

  async startStage({ path: { competitionId, stageId }, body: { revision } }, ctx) {
    const { competition, stage } = decided(ctx, { competitionId, stageId, revision }, 'start');
    await startStage(ctx.db, stage);
    await advanceBrackets(ctx.db, competition, stage);
    if (competition.phase === 'ready') await toPhase(actOf(ctx, competition), 'ongoing');
    return changed(ctx, competition);
  },

  async finishStage({ path: { competitionId, stageId }, body: { revision } }, ctx) {
    const { competition, stage } = decided(ctx, { competitionId, stageId, revision }, 'finish');
    for (const ready of await finishStage(ctx.db, competition, stage, ctx.now()))
      await advanceBrackets(ctx.db, competition, ready);
    const isOver = stagesOf(ctx.db, competition.id).every(({ status }) => status === 'finished');
    if (isOver) await toPhase(actOf(ctx, competition), 'finished');
    return changed(ctx, competition);
  },

  async resetStage({ path: { competitionId, stageId }, body: { revision } }, ctx) {
    const { competition, stage } = decided(ctx, { competitionId, stageId, revision }, 'reset');
    await freeCourts(actOf(ctx, competition), stageGames(ctx.db, stage), null);
    await resetStage(ctx.db, stage);
    // its first games are still to come: nothing of it has happened
    if (stage.inputs.length === 0 && competition.phase === 'ongoing')
      await ctx.db.competitions.update(competition.id, { phase: 'ready' });
    return changed(ctx, competition);
  },
};

/** The competition, unless somebody has changed its stages since this revision. */
const basedOn = (ctx: Pick<Writing, 'refuse'>, competition: CompetitionRecord, revision: number): CompetitionRecord =>
  competition.stages_revision === revision ? competition : ctx.refuse(409, 'stale');

/** A stage and its competition, once its machine lets this happen. */
function decided(
  ctx: Writing,
  { competitionId, stageId, revision }: { competitionId: number; stageId: number; revision: number },
  event: StageEvent,
): { competition: CompetitionRecord; stage: StageRecord } {
  const managed = managedCompetition(ctx, competitionId);
  const stage = ctx.db.stages.get(stageId);
  if (stage?.competition_id !== managed.id) return ctx.refuse(404, 'not_found');
  const competition = basedOn(ctx, managed, revision);
  const { refused } = decideStage(stageBoardOf(ctx.db, competition, stage, ctx.now()), event);
  return refused === undefined ? { competition, stage } : ctx.refuse(409, refused);
}

/** Everybody on a page of the competition sees it. */
async function changed(ctx: Writing, { id, stages_revision }: CompetitionRecord) {
  const competition = await ctx.db.competitions.update(id, { stages_revision: stages_revision + 1 });
  liveEntries(actOf(ctx, competition), new Map());
  return toPipeline(ctx, competition);
}

function methodOf(
  { method, order, random_seed }: Input<'seedStage'>['body'],
  ranking: () => readonly number[],
  now: number,
) {
  if (method === 'random') return { kind: method, seed: random_seed ?? now % 1_000_000 };
  return { kind: method, order: method === 'ranking' ? ranking() : (order ?? []) };
}

function saveErrors(ctx: Writing, { id, max_teams }: CompetitionRecord, { stages }: Save): FieldErrorInput[] {
  const own = new Set(stagesOf(ctx.db, id).map((stage) => stage.id));
  const errors: FieldErrorInput[] = [];
  const refuse = (field: string, text: LocalText) => errors.push({ field, message: ctx.say(text), code: 'validation' });
  for (const [index, stage] of stages.entries()) {
    if (stage.id !== null && !own.has(stage.id)) refuse(`stages.${index}.id`, texts.unknown);
    if (stages.findIndex(({ name }) => name.trim() === stage.name.trim()) < index)
      refuse(`stages.${index}.name`, texts.name);
  }
  // before teams are known their greatest number counts
  const teams = teamsBySeed(ctx.db, id).length;
  const isDrawn = stagesOf(ctx.db, id).some(({ status }) => status !== 'draft');
  for (const { stage, field, problem } of stageProblems(stages, isDrawn ? teams : max_teams))
    refuse(`stages.${stage}.${field}`, problemTexts[problem]);
  return errors;
}

const isFixed = ({ status }: StageRecord): boolean => status !== 'draft';

/** A stage that has been drawn stays where and as it is. */
function isAsItWas(stage: StageRecord, index: number, before: readonly StageRecord[], { stages }: Save): boolean {
  const now = stages[index];
  const from = before.findIndex(({ id }) => id === stage.inputs[0]?.stage_id);
  return (
    now?.id === stage.id &&
    now.type === stage.type &&
    (now.from ?? 0) === from + 1 &&
    sameSettings(now.settings, stage.settings)
  );
}

const sameSettings = (a: StageRecord['settings'], b: StageRecord['settings']): boolean =>
  a.legs === b.legs &&
  a.groups === b.groups &&
  a.advance_per_group === b.advance_per_group &&
  a.third_place === b.third_place &&
  a.grand_final === b.grand_final &&
  JSON.stringify(a.best_of_rank) === JSON.stringify(b.best_of_rank);

/** A name that stays keeps its other language. */
const plansOf = (ctx: Writing, before: readonly StageRecord[], { stages }: Save): StagePlan[] =>
  stages.map(({ id, name, ...plan }) => {
    const stored = before.find((stage) => stage.id === id);
    const isKept = stored && ctx.say(stored.name) === name;
    return { ...plan, id, name: isKept ? stored.name : { en: name, sq: name } };
  });
