import { describe, expect, it } from 'vitest';
import { chainProblems, type StagePlan } from './chain.ts';
import type { Link } from './entrants.ts';

const rank = (stage: number, group: string, place: number): Link => ({ kind: 'rank', stage, group, rank: place });
const best = (stage: number, place: number, nth: number): Link => ({ kind: 'best-rank', stage, rank: place, nth });
const none = { perGroup: 0, best: null };

/** 12 teams in 3 groups; the first two of each and the 2 best thirds play a knockout of 8. */
const groups: StagePlan = {
  id: 10,
  type: 'round-robin',
  teams: 12,
  links: [],
  groups: 3,
  advance: { perGroup: 2, best: { rank: 3, count: 2 } },
  thirdPlace: false,
};
const firstTwo = ['A', 'B', 'C'].flatMap((group) => [rank(10, group, 1), rank(10, group, 2)]);
const knockout: StagePlan = {
  id: 20,
  type: 'single-elimination',
  teams: 0,
  links: firstTwo.concat(best(10, 3, 1), best(10, 3, 2)),
  groups: 1,
  advance: none,
  thirdPlace: true,
};
const problems = (...stages: StagePlan[]) =>
  chainProblems(stages).map(({ stage, link, problem }) => `${stage} ${link ?? '-'} ${problem}`);
const withLinks = (...links: Link[]): StagePlan => ({ ...knockout, links });

describe('a chain of stages', () => {
  it('that fits has no problems, whoever comes from where', () => {
    expect(problems(groups, knockout)).toEqual([]);
    expect(problems({ ...groups, groups: 1, advance: none })).toEqual([]);
    const wildcards = { ...knockout, links: firstTwo, teams: 2 };
    expect(problems({ ...groups, advance: { perGroup: 2, best: null } }, wildcards)).toEqual([]);
    const semis: StagePlan = { ...knockout, id: 15, teams: 8, links: [], advance: { perGroup: 4, best: null } };
    const last: StagePlan = { ...groups, id: 30, teams: 0, groups: 1, advance: none };
    const four = [1, 2, 3, 4].map((place) => rank(15, 'A', place));
    expect(problems(semis, { ...last, links: four })).toEqual([]);
    expect(problems({ ...semis, thirdPlace: false, type: 'double-elimination' }, { ...last, links: four })).toEqual([]);
    expect(problems()).toEqual([]);
  });

  it('has from 2 to 64 teams in a stage, and 2 in each group', () => {
    const league = { ...groups, groups: 1, advance: none };
    expect(problems({ ...league, teams: 1 })).toEqual(['10 - too_few_teams']);
    expect(problems({ ...league, teams: 2 })).toEqual([]);
    expect(problems({ ...league, teams: 64 })).toEqual([]);
    expect(problems({ ...league, teams: 65 })).toEqual(['10 - too_many_teams']);
    expect(problems({ ...groups, teams: 5, advance: none })).toEqual(['10 - too_few_teams']);
    expect(problems({ ...groups, teams: 6, advance: none })).toEqual([]);
  });

  it('links backwards, to stages that there are', () => {
    expect(problems(knockout, groups)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((link) => `20 ${link} not_backwards`));
    expect(problems({ ...groups, links: [rank(10, 'A', 1)] }).slice(0, 1)).toEqual(['10 0 not_backwards']);
    expect(problems(groups, withLinks(...knockout.links, rank(11, 'A', 1)))).toEqual(['20 8 unknown_stage']);
  });

  it('links to places that go on, each once', () => {
    const more = (link: Link) => problems(groups, withLinks(...knockout.links, link));
    expect(more(rank(10, 'A', 3))).toEqual(['20 8 not_advancing']);
    expect(more(rank(10, 'D', 1))).toEqual(['20 8 not_advancing']);
    expect(more(best(10, 3, 3))).toEqual(['20 8 not_advancing']);
    expect(more(best(10, 2, 1))).toEqual(['20 8 not_advancing']);
    expect(more(rank(10, 'B', 1))).toEqual(['20 8 taken_twice']);
    expect(problems(groups, knockout, { ...knockout, id: 30, links: firstTwo.slice(0, 2) })).toEqual([
      '30 0 taken_twice',
      '30 1 taken_twice',
    ]);
  });

  it('takes everybody who goes on', () => {
    expect(problems(groups, withLinks(...knockout.links.slice(1)))).toEqual(['10 - nobody_takes']);
    expect(problems(groups, withLinks(...firstTwo, best(10, 3, 1)))).toEqual(['10 - nobody_takes']);
    expect(problems(groups)).toEqual(['10 - nobody_takes']);
  });

  it('lets no more go on than there are, and than can be drawn', () => {
    const goingOn = (advance: StagePlan['advance'], teams = 12, count = 3) =>
      problems({ ...groups, teams, groups: count, advance }).filter((text) => !text.endsWith('nobody_takes'));
    expect(goingOn({ perGroup: 4, best: null })).toEqual([]);
    expect(goingOn({ perGroup: 4, best: null }, 11)).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 5, best: null }, 15)).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 5, best: null }, 15, 1)).toEqual([]);
    expect(goingOn({ perGroup: 2, best: { rank: 3, count: 3 } })).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 1, best: { rank: 3, count: 2 } })).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 3, best: { rank: 4, count: 2 } })).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 2, best: { rank: 3, count: 2 } }, 8)).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 2, best: { rank: 3, count: 5 } }, 24, 6)).toEqual(['10 - too_many_advance']);
    expect(goingOn({ perGroup: 2, best: { rank: 3, count: 4 } }, 24, 6)).toEqual([]);
  });

  it('lets no places go on that teams share', () => {
    const cup = (thirdPlace: boolean, perGroup: number): StagePlan => ({
      ...knockout,
      teams: 8,
      links: [],
      thirdPlace,
      advance: { perGroup, best: null },
    });
    const shared = (plan: StagePlan) => problems(plan).includes('20 - shared_place');
    expect([cup(false, 2), cup(false, 3), cup(true, 4), cup(true, 5)].map(shared)).toEqual([false, true, false, true]);
  });
});
