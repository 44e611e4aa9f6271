import {
  expectations,
  homes,
  limited,
  MODULES,
  STAGES,
  withPhone,
  type Module,
  type Stage,
} from './route-expectations.ts';

/** The result of opening an address. */
export type Answer =
  | { kind: 'page'; prompts: boolean }
  | { kind: 'notFound' | 'retry' }
  /** A redirect; `isRefusal`: with the permission text. */
  | { kind: 'elsewhere'; address: string; isRefusal: boolean };

export interface Person {
  stage: Stage;
  module: Module;
  hasPhoneToVerify: boolean;
}

/** Reads the tables: first the stage, then the phone number to verify, then the module, for the page or its redirect target. */
export function expectedAt(address: string, { stage, module, hasPhoneToVerify }: Person): Answer {
  const cell = expectations[address]?.[STAGES.indexOf(stage)];
  if (cell === undefined) throw new Error(`no row for ${address}`);
  if (hasPhoneToVerify && stage !== 'unreachable' && withPhone.includes(address))
    return { kind: 'page', prompts: false };
  const isSignedIn = stage !== 'guest' && stage !== 'unreachable';
  // before the profile is completed no module but base has a home
  const isUnfinished = ['noPassword', 'noPasswordDone', 'noProfile', 'forgot'].includes(stage) && module !== 'base';
  const home = !isSignedIn ? '' : module === 'pretender' || isUnfinished ? '/account' : homes[module];
  const isForbidden = (page: string) => isSignedIn && limits(page)?.[MODULES.indexOf(module)] === false;
  const refused: Answer = { kind: 'elsewhere', address: home, isRefusal: true };
  switch (cell) {
    case 'shown':
    case 'prompt':
      return isForbidden(address) ? refused : { kind: 'page', prompts: cell === 'prompt' };
    case 'retry':
    case 'notFound':
      return { kind: cell };
    case 'home':
      return { kind: 'elsewhere', address: home, isRefusal: false };
    case 'home!':
      return refused;
    default: {
      const target = cell.replace(/!$/, '');
      return isForbidden(target) ? refused : { kind: 'elsewhere', address: target, isRefusal: cell.endsWith('!') };
    }
  }
}

const limits = (address: string) =>
  Object.entries(limited).find(([page]) => new RegExp(`^${page}(/|\\?|$)`).test(address))?.[1];
