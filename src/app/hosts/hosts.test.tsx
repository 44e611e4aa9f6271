import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRouter } from '../../../tests/setup/in-router.tsx';
import { toRequest } from '../../models/confirmation/confirmation.ts';
import {
  confirmationAsked,
  confirmationMounted,
  confirmationTyped,
} from '../../models/confirmation/confirmation.model.ts';
import {
  CONFIRMATION_COLORS,
  colorPresets,
  deletePreset,
  destructivePreset,
  type ConfirmationPreset,
} from '../../models/confirmation/presets.ts';
import { $session } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import { SNACKBAR_COLORS } from '../../models/snackbars/snackbars.ts';
import { createI18n, type I18n } from '../../shared/i18n/i18n.ts';
import { I18nProvider } from '../../shared/i18n/i18n-react.tsx';
import { ConfirmationHost } from './confirmation-host.tsx';
import { loadOverlays } from './overlays.ts';
import { SignInPromptHost, SnackbarHost } from './hosts.tsx';

let en: I18n;
let sq: I18n;
beforeAll(async () => {
  [en, sq] = await Promise.all([createI18n('en'), createI18n('sq'), loadOverlays()]);
});

const draw = (scope: Scope, host: ReactNode, i18n = en): string =>
  renderToStaticMarkup(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>{inRouter(host)}</I18nProvider>
    </Provider>,
  );

describe('confirmations', () => {
  const ask = async (preset: Partial<ConfirmationPreset>, typed = ''): Promise<Scope> => {
    const scope = fork();
    await allSettled(confirmationMounted, { scope });
    await allSettled(confirmationAsked, { scope, params: toRequest(preset) });
    await allSettled(confirmationTyped, { scope, params: typed });
    return scope;
  };
  const positive = (html: string): string => /<button[^>]*type="submit"[^>]*>/.exec(html)?.[0] ?? '';

  it('nothing is drawn while nothing is asked', () => expect(draw(fork(), <ConfirmationHost />)).toBe(''));

  it('[UI-08] [UI-09] [UI-10] the delete preset, in both languages', async () => {
    const scope = await ask(deletePreset);
    const html = draw(scope, <ConfirmationHost />);
    for (const text of [
      'Delete Confirmation',
      'Are you sure you want to delete this item? This action cannot be undone.',
      '>Delete<',
      '>Cancel<',
    ]) {
      expect(html).toContain(text);
    }
    expect(draw(scope, <ConfirmationHost />, sq)).toContain('Konfirmimi i fshirjes');
  });

  it('[UI-11] a question without texts is answered with Yes and No', async () => {
    const html = draw(await ask({ title: { text: 'Sure?' } }), <ConfirmationHost />);
    for (const text of ['Sure?', '>Yes<', '>No<']) expect(html).toContain(text);
  });

  it.each([
    ['', true],
    ['delete', true],
    ['DELETE', false],
  ])('[UI-07] after typing %j the positive button is disabled: %s', async (typed, disabled) => {
    const html = draw(await ask(destructivePreset, typed), <ConfirmationHost />);
    expect(html).toContain('Type DELETE to confirm');
    expect(positive(html).includes('disabled=""')).toBe(disabled);
  });

  it('[ENT-84] [ENT-85] [ENT-86] [ENT-87] [ENT-88] each colour has its own positive button', async () => {
    const buttons = await Promise.all(
      CONFIRMATION_COLORS.map(async (color) => positive(draw(await ask(colorPresets[color]), <ConfirmationHost />))),
    );
    const looks = buttons.map((button) => /class="([^"]*)"/.exec(button)?.[1]);
    expect(new Set(looks).size).toBe(5);
  });

  it("[ENT-207] [ENT-208] [ENT-209] texts of one's own are drawn", async () => {
    const html = draw(
      await ask({
        title: { text: 'T1' },
        message: { text: 'M1' },
        positiveText: { text: 'P1' },
        negativeText: { text: 'N1' },
      }),
      <ConfirmationHost />,
    );
    for (const text of ['T1', 'M1', 'P1', 'N1']) expect(html).toContain(`>${text}<`);
  });
});

describe('snackbars', () => {
  it('[ENT-17] title, message and actions, in the language of the moment', async () => {
    const scope = fork();
    const params = {
      message: { key: 'snackbars.switched', params: { profile: 'Arena' } },
      title: { text: 'Profile' },
      actions: [{ label: { key: 'actions.tryAgain' }, onClick: () => {} }],
    } as const;
    await allSettled(snackbarRequested, { scope, params });
    const html = draw(scope, <SnackbarHost />);
    for (const text of ['You are now using Arena.', 'Profile', '>Try again<', 'Close message'])
      expect(html).toContain(text);
    const albanian = draw(scope, <SnackbarHost />, sq);
    for (const text of ['Tani po përdor Arena.', 'Profile', '>Provo përsëri<', 'Mbyll mesazhin'])
      expect(albanian).toContain(text);
  });

  it('[ENT-68] [ENT-69] [ENT-70] info, error and success have each their own look; an error interrupts', async () => {
    const drawn = await Promise.all(
      SNACKBAR_COLORS.map(async (color) => {
        const scope = fork();
        await allSettled(snackbarRequested, { scope, params: { message: { text: 'M' }, color } });
        return /<div role="(\w+)" class="([^"]*)"/.exec(draw(scope, <SnackbarHost />)) ?? [];
      }),
    );
    expect(SNACKBAR_COLORS).toEqual(['info', 'error', 'success']);
    expect(drawn.map(([, role]) => role)).toEqual(['status', 'alert', 'status']);
    expect(new Set(drawn.map(([, , look]) => look)).size).toBe(3);
  });
});

describe('sign-in prompt', () => {
  it('[AUTH-08] leads to the sign-in page with the way back', async () => {
    const scope = fork();
    expect(draw(scope, <SignInPromptHost />)).toBe('');
    await allSettled(signInRequested, { scope, params: { returnTo: '/venue/arena?date=2026-11-26' } });
    const html = draw(scope, <SignInPromptHost />);
    for (const text of [
      'Sign in to continue',
      'href="/auth/login?returnTo=%2Fvenue%2Farena%3Fdate%3D2026-11-26"',
      '>Not now<',
    ]) {
      expect(html).toContain(text);
    }
  });

  it('leads a user without a profile to complete it, by the way of the guard', async () => {
    const newcomer = { is_verified: true, password_set: true, profile_status: 'uncompleted' } as LoggedUser; // no other field is read
    const scope = fork({ values: [[$session, { kind: 'signed-in', token: 't', user: newcomer }]] });
    await allSettled(signInRequested, { scope, params: { returnTo: '/venue/arena' } });
    const html = draw(scope, <SignInPromptHost />);
    for (const text of [
      'Complete your profile to continue',
      'href="/auth/login?returnTo=%2Fvenue%2Farena"',
      '>Complete profile<',
      '>Not now<',
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain('Sign in');
  });
});
