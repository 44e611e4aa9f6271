import { useRef, useState } from 'react';
import { debounce, type Debounced } from '../../shared/platform/debounce.ts';

const PAUSE = 300;

interface Typed {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  onBlur: () => void;
  /** Takes over at once what was typed. */
  flush: () => void;
}

/**
 * A field whose value lives in the URL: what is typed is shown while it is being typed and handed to `commit` after a
 * pause; once the field is left, the URL alone says what stands in it.
 */
export function useTyped(inUrl: string, commit: (value: string) => Promise<void>): Typed {
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(commit);
  const running = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef<Debounced<string>>(null);
  const run = (value: string) => {
    running.current = latest.current(value);
  };
  return {
    value: typed ?? inUrl,
    onChange: ({ target: { value } }) => {
      setTyped(value);
      // what else was chosen meanwhile is in the commit of this render
      latest.current = commit;
      waiting.current ??= debounce(PAUSE, run);
      waiting.current.call(value);
    },
    flush: () => waiting.current?.flush(),
    onBlur: () => {
      waiting.current?.flush();
      void running.current.then(() => setTyped(null));
    },
  };
}
