import { allSettled, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { bindRunner } from '../machine.ts';
import { $install, installDismissed, installMachine, installPressed } from './install.model.ts';
import {
  decideInstall,
  notOffered,
  shownInstall,
  type InstallCommand,
  type InstallEvent,
  type InstallState,
} from './install.ts';

type Kind = InstallState['kind'];
const started = (facts: Partial<InstallEvent & { type: 'started' }>): InstallEvent => ({
  type: 'started',
  isInstalled: false,
  isDismissed: false,
  needsGuide: false,
  ...facts,
});
const plain = {
  fresh: started({}),
  installedBefore: started({ isInstalled: true }),
  dismissedBefore: started({ isDismissed: true }),
  onIos: started({ needsGuide: true }),
  onIosInstalled: started({ needsGuide: true, isInstalled: true }),
  onIosDismissed: started({ needsGuide: true, isDismissed: true }),
  offered: { type: 'offered' },
  pressed: { type: 'pressed' },
  accepted: { type: 'accepted' },
  refused: { type: 'refused' },
  failed: { type: 'failed' },
  dismissed: { type: 'dismissed' },
  dismissedElsewhere: { type: 'dismissed-elsewhere' },
  installed: { type: 'installed' },
} as const satisfies Record<string, InstallEvent>;

/** The next state, and what is done. */
type Cell = [Kind, InstallCommand['type']?];
const table: Record<Kind, Record<keyof typeof plain, Cell>> = {
  waiting: {
    fresh: ['waiting'],
    installedBefore: ['closed'],
    dismissedBefore: ['closed'],
    onIos: ['guide'],
    onIosInstalled: ['closed'],
    onIosDismissed: ['closed'],
    offered: ['offered'],
    pressed: ['waiting'],
    accepted: ['closed'],
    refused: ['waiting'],
    failed: ['waiting'],
    dismissed: ['waiting'],
    dismissedElsewhere: ['closed'],
    installed: ['closed'],
  },
  offered: {
    fresh: ['offered'],
    installedBefore: ['closed'],
    dismissedBefore: ['closed'],
    onIos: ['offered'],
    onIosInstalled: ['closed'],
    onIosDismissed: ['closed'],
    offered: ['offered'],
    pressed: ['asking', 'ask'],
    accepted: ['closed'],
    refused: ['offered'],
    failed: ['offered'],
    dismissed: ['closed', 'remember'],
    dismissedElsewhere: ['closed'],
    installed: ['closed'],
  },
  guide: {
    fresh: ['guide'],
    installedBefore: ['closed'],
    dismissedBefore: ['closed'],
    onIos: ['guide'],
    onIosInstalled: ['closed'],
    onIosDismissed: ['closed'],
    offered: ['offered'],
    pressed: ['guide'],
    accepted: ['closed'],
    refused: ['guide'],
    failed: ['guide'],
    dismissed: ['closed', 'remember'],
    dismissedElsewhere: ['closed'],
    installed: ['closed'],
  },
  asking: {
    fresh: ['asking'],
    installedBefore: ['closed'],
    dismissedBefore: ['closed'],
    onIos: ['asking'],
    onIosInstalled: ['closed'],
    onIosDismissed: ['closed'],
    offered: ['asking'],
    pressed: ['asking'],
    accepted: ['closed'],
    refused: ['closed', 'remember'],
    failed: ['waiting'],
    dismissed: ['closed', 'remember'],
    dismissedElsewhere: ['closed'],
    installed: ['closed'],
  },
  closed: {
    fresh: ['closed'],
    installedBefore: ['closed'],
    dismissedBefore: ['closed'],
    onIos: ['closed'],
    onIosInstalled: ['closed'],
    onIosDismissed: ['closed'],
    offered: ['closed'],
    pressed: ['closed'],
    accepted: ['closed'],
    refused: ['closed'],
    failed: ['closed'],
    dismissed: ['closed'],
    dismissedElsewhere: ['closed'],
    installed: ['closed'],
  },
};

describe('every state × event', () => {
  it('begins without an offer', () => expect(notOffered).toEqual({ kind: 'waiting' }));
  const kinds = Object.keys(table) as Kind[]; // the keys of the record
  const events = Object.keys(plain) as (keyof typeof plain)[]; // the keys of the record
  type Row = [Kind, keyof typeof plain, Kind, Cell[1]];
  const rows = kinds.flatMap((kind) =>
    events.map((event): Row => [kind, event, table[kind][event][0], table[kind][event][1]]),
  );
  it.each(rows)('%s + %s: %s, %s', (kind, event, next, command) => {
    expect(decideInstall({ kind }, plain[event])).toEqual({
      state: { kind: next },
      commands: command === undefined ? [] : [{ type: command }],
    });
  });
});

it.each<[Kind, string | null]>([
  ['waiting', null],
  ['offered', 'offered'],
  ['guide', 'guide'],
  ['asking', 'asking'],
  ['closed', null],
])('[PWA-11] [PWA-12] [PWA-13] the card of %s: %s', (kind, shown) => expect(shownInstall({ kind })).toBe(shown));

it('[PWA-13] [PWA-14] each scope has its own invitation; a dismissal is remembered once', async () => {
  const [scope, other] = [fork(), fork()];
  const done: string[] = [];
  bindRunner(scope, installMachine, ({ type }) => void done.push(type));
  await allSettled(installMachine.occurred, { scope, params: { type: 'offered' } });
  await allSettled(installMachine.occurred, { scope: other, params: { type: 'offered' } });
  await allSettled(installDismissed, { scope });
  await allSettled(installDismissed, { scope });
  await allSettled(installPressed, { scope });
  expect([scope.getState($install), other.getState($install), done]).toEqual([null, 'offered', ['remember']]);
});
