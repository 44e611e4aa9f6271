import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import type { FieldTexts } from './field.tsx';

/** What the field holds: a value, '' when it is empty, or what was typed when that is no value which may be chosen. */
type Held<V> = V | string;

/** What react-hook-form's `register` reads and writes in place of an element. */
export interface FieldHandle<V> {
  get value(): Held<V>;
  set value(next: Held<V> | null | undefined);
  focus: () => void;
  select: () => void;
}

/** As much of an event as `register` reads. */
export interface FieldChange<V> {
  type: 'change' | 'blur';
  target: { name: string | undefined; value: Held<V> };
}

/** The props of a field whose value is another than its text; takes those of react-hook-form's `register`. */
export interface TypedFieldProps<V> extends Omit<FieldTexts, 'label'> {
  label: string;
  id?: string;
  name?: string;
  /** A new one replaces what was typed. */
  value?: V | '';
  defaultValue?: V | '';
  /** For forms: tells all that is typed, so that a schema refuses what is no value. */
  onChange?: (event: FieldChange<V>) => unknown;
  onBlur?: (event: FieldChange<V>) => unknown;
  /** For pages: tells a value that may be chosen, or null once the field holds none. */
  onPick?: (value: V | null) => void;
  ref?: Ref<FieldHandle<V>>;
  disabled?: boolean;
  required?: boolean;
}

/** How text becomes a value. */
export interface ValueKind<V> {
  isValue: (held: Held<V>) => held is V;
  parse: (text: string) => V | null;
  format: (value: V) => string;
  /** A spelling that `parse` reads and that is no value itself: how a refused one is held. */
  spell: (value: V) => string;
  /** Why the value may not be chosen, or undefined. */
  refusal: (value: V) => string | undefined;
  /** Said of a text that is no value. */
  notOne: string;
}

/**
 * The state of a typed field: its text, its value, and the message beside it. A message waits until the field is left or
 * Enter is pressed; what was typed stays. `choose` sets a value that was not typed.
 */
export function useTypedValue<V extends string | number>(props: TypedFieldProps<V>, kind: ValueKind<V>) {
  const { value: given, defaultValue, name, onChange, onBlur, onPick, ref } = props;
  const [held, setHeld] = useState<Held<V>>(given ?? defaultValue ?? '');
  const [seen, setSeen] = useState(given);
  /** What the page takes the value for. */
  const [told, setTold] = useState(held);
  /** Set while the field is being typed in; of no account once something else has changed the value. */
  const [typed, setTyped] = useState<{ text: string; held: Held<V> } | null>(null);
  if (given !== seen) {
    setSeen(given);
    setTold(given ?? '');
    // the page repeats what it has just been told: what is typed stays
    if ((given ?? '') !== told) setHeld(given ?? '');
  }
  const [handle] = useState(() => createHandle<V>(held, setHeld));
  useImperativeHandle(ref, () => handle, [handle]);

  const hold = (next: Held<V>, picked: V | null) => {
    if (next === held) return;
    handle.hold(next);
    onChange?.({ type: 'change', target: { name, value: next } });
    if ((picked ?? '') === told) return;
    setTold(picked ?? '');
    onPick?.(picked);
  };
  const isTyping = typed?.held === held;
  const value = kind.isValue(held) ? held : null;
  const shown = value ?? kind.parse(String(held));
  const text = isTyping ? typed.text : shown === null ? String(held) : kind.format(shown);

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const written = event.target.value;
    const parsed = kind.parse(written);
    const allowed = parsed !== null && kind.refusal(parsed) === undefined;
    // a refused value is held as text, which no schema takes for a value
    const next = parsed === null ? written.trim() : allowed ? parsed : kind.spell(parsed);
    setTyped({ text: written, held: next });
    hold(next, allowed ? parsed : null);
  };
  const choose = (next: V) => {
    setTyped(null);
    hold(next, next);
  };
  return {
    value,
    text,
    choose,
    error: isTyping && value === null && held !== '' ? undefined : messageOf(held, value, props.error, kind),
    input: {
      ref: handle.attach,
      value: text,
      onChange: type,
      onBlur: () => {
        setTyped(null);
        onBlur?.({ type: 'blur', target: { name, value: held } });
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') setTyped(null);
      },
    },
  };
}

function messageOf<V>(held: Held<V>, value: V | null, error: ReactNode, kind: ValueKind<V>): ReactNode {
  if (held === '') return error;
  // the schema says of a refused text only that it is no value
  if (value !== null) return error ?? kind.refusal(value);
  const parsed = kind.parse(String(held));
  return parsed === null ? kind.notOne : (kind.refusal(parsed) ?? error);
}

/** Keeps its identity through all renders: `register` compares what it is given. */
function createHandle<V>(first: Held<V>, show: (value: Held<V>) => void) {
  let current = first;
  let input: HTMLInputElement | null = null;
  const hold = (next: Held<V>) => {
    current = next;
    show(next);
  };
  return {
    hold,
    attach: (element: HTMLInputElement | null) => {
      input = element;
    },
    get value(): Held<V> {
      return current;
    },
    set value(next: Held<V> | null | undefined) {
      hold(next ?? '');
    },
    focus: () => input?.focus(),
    select: () => input?.select(),
  } satisfies FieldHandle<V> & Record<string, unknown>;
}
