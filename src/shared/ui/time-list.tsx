import { OptionList } from './option-list.tsx';

export interface TimeListProps {
  label: string;
  /** `HH:mm`, in their order. */
  times: readonly string[];
  /** The chosen time; anything else when there is none. */
  value?: string | null | undefined;
  onChoose: (time: string) => void;
  /** In a dialog: the time at hand is focused when it opens. */
  focusFirst?: boolean;
}

/** Times to choose one of; without a choice, or with one between two steps, Tab leads to the next step. */
export function TimeList({ times, value, ...list }: TimeListProps) {
  const atHand = times.find((time) => time >= (value ?? '')) ?? times.at(-1);
  const options = times.map((time) => ({ value: time, label: time }));
  return <OptionList {...list} look="short" options={options} value={value} atHand={atHand} />;
}
