import type { Participant } from '../../shared/api/generated/model';

/** What has been paid and what is open, in whole lek; open sums of earlier weeks are part of both, since a tick pays both (decision 041). */
export function collected(people: readonly Pick<Participant, 'due' | 'owes' | 'has_paid'>[]): {
  paid: number;
  open: number;
} {
  const sum = (isPaid: boolean) =>
    people
      .filter(({ has_paid: paid }) => (paid === true) === isPaid)
      .reduce((total, { due, owes }) => total + (due ?? 0) + (owes ?? 0), 0);
  return { paid: sum(true), open: sum(false) };
}
