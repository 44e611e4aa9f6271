import type { Id } from '../../shared/api/generated/model';
import { named, oneOf } from '../../shared/routing/search-params.ts';
import { searchState } from '../../shared/routing/search-state.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { type BracketRound, currentRound } from './bracket-rounds.ts';

/** Which round narrow screens show: what the address says (`?round-4=final`), else the one that is on. `show` does nothing beyond the ends. */
export function useShownRound(stageId: Id, rounds: readonly BracketRound[]) {
  const { search, change } = useSearch();
  const address = searchState({ round: named(`round-${stageId}`, oneOf(rounds.map(({ key }) => key))) });
  const current = currentRound(rounds)?.key;
  const chosen = address.read(search).round ?? current;
  const show = (index: number) => {
    const key = rounds[index]?.key;
    if (key === undefined) return;
    // leafing through the rounds leaves no trail of pages
    void change((latest) => address.write(latest, { round: key === current ? null : key }), { replace: true });
  };
  return { shown: rounds.findIndex(({ key }) => key === chosen), show };
}
