import { useState } from 'react';

/**
 * The value as it was before `isHeld`: while a form is sent, and until its dialog has gone, the free times must not change under
 * the time that was just taken.
 */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}
