/** The visitors of all addresses, by their names in `route-expectations.ts`. */
import type { ModuleType } from '../../src/shared/api/generated/model';
import type { Persona } from './personas.ts';
import type { Person } from './route-answer.ts';

export interface TestVisitor extends Person {
  name: string;
  /** The user whose token is stored; null: none, or an unknown token. */
  account: Persona | null;
  isRefused?: boolean;
  /** GET /auth/me gets no answer. */
  isUnreachable?: boolean;
  /** The previous module of this tab. */
  worksIn?: ModuleType;
  forgotFlow?: boolean;
}

const guest = { stage: 'guest', module: 'base', hasPhoneToVerify: false } as const;
const done = { stage: 'complete', module: 'base', hasPhoneToVerify: false } as const;

export const visitors: readonly TestVisitor[] = [
  { ...guest, name: 'a guest', account: null },
  { ...guest, name: 'a guest with a number to verify', account: null, hasPhoneToVerify: true },
  { ...guest, name: 'a guest who forgot the password', account: null, hasPhoneToVerify: true, forgotFlow: true },
  { ...guest, name: 'someone whose token is refused', account: null, isRefused: true },
  {
    ...guest,
    name: 'someone whose server is out of reach',
    stage: 'unreachable',
    account: 'player',
    isUnreachable: true,
  },
  { ...guest, name: 'an unverified user', account: 'unverified' },
  { ...guest, name: 'an unverified super user', account: 'unverifiedSuperUser', worksIn: 'superuser' },
  { ...done, name: 'a user just verified', stage: 'noPassword', account: 'justVerified' },
  { ...done, name: 'a user without a password', stage: 'noPasswordDone', account: 'withoutPassword' },
  { ...done, name: 'a user without a profile', stage: 'noProfile', account: 'withoutProfile' },
  { ...done, name: 'a user with a code for a new password', stage: 'forgotDone', account: 'player', forgotFlow: true },
  { ...done, name: 'a player', account: 'player' },
  { ...done, name: 'a venue owner', module: 'venue', account: 'owner', worksIn: 'venue' },
  { ...done, name: 'a team admin', module: 'team', account: 'teamAdmin', worksIn: 'team' },
  {
    ...done,
    name: 'an organization manager',
    module: 'organization',
    account: 'organizationManager',
    worksIn: 'organization',
  },
  { ...done, name: 'a super user', module: 'superuser', account: 'superUser', worksIn: 'superuser' },
  { ...done, name: 'someone with all profiles, as a player', account: 'everyone', worksIn: 'base' },
];
