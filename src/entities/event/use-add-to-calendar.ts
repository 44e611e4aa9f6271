import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { saveFile } from '../../shared/platform/save-file.ts';
import { paths } from '../../shared/routing/paths.ts';
import { eventIcs } from './event-ics.ts';
import { eventDate } from './event-times.ts';
import { perPersonText } from './event-words.ts';

/** Hands an event to the device's calendar as an .ics file. */
export function useAddToCalendar(): (event: Event) => void {
  const t = useT('events');
  const format = useFormat();
  return (event) => {
    const url = new URL(`/app${paths.event(event.id)}`, location.origin).href;
    const description = [perPersonText(event, t, format), event.description].filter(Boolean).join('\n');
    const ics = eventIcs(event, { description }, { now: now(), url });
    saveFile(`fusha-${eventDate(event)}-event-${event.id}.ics`, 'text/calendar', ics);
  };
}
