import type { StageProblem } from '../../../src/shared/lib/stage-chain.ts';
import type { LocalText } from '../../db/records.ts';

/** Why stages cannot be played as planned. */
export const problemTexts: Record<StageProblem['problem'], LocalText> = {
  too_few_teams: { en: 'Each group needs two teams or more.', sq: 'Çdo grup do të paktën dy ekipe.' },
  too_many_teams: { en: 'A stage has 64 teams at most.', sq: 'Një fazë ka deri në 64 ekipe.' },
  too_many_advance: {
    en: 'So many cannot go on from these groups.',
    sq: 'Kaq shumë nuk mund të kalojnë nga këto grupe.',
  },
  shared_place: {
    en: 'Of a knockout two go on, or four with a game for third place.',
    sq: 'Nga eliminimi kalojnë dy, ose katër me ndeshje për vendin e tretë.',
  },
  nobody_takes: { en: 'No later stage takes those who go on.', sq: 'Asnjë fazë më vonë nuk i merr ata që kalojnë.' },
  unknown_stage: { en: 'Choose an earlier stage.', sq: 'Zgjidh një fazë më të hershme.' },
  not_backwards: { en: 'Choose an earlier stage.', sq: 'Zgjidh një fazë më të hershme.' },
  not_advancing: { en: 'Nobody goes on from this stage.', sq: 'Nga kjo fazë nuk kalon askush.' },
  taken_twice: { en: 'Another stage takes these teams.', sq: 'Një fazë tjetër i merr këto ekipe.' },
  needs_source: { en: 'Choose where its teams come from.', sq: 'Zgjidh nga vijnë ekipet e saj.' },
  needs_teams: {
    en: 'The first stage has the teams of the competition.',
    sq: 'Faza e parë ka ekipet e kompeticionit.',
  },
};
