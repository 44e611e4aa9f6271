import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { GameEvent } from '../../src/shared/api/generated/model';

/** A game of the league, on now; 1–0 since the 23rd minute. */
export const GAME = 'fixtures/29';
/** Where the manager of its organization tracks it. */
export const TRACK = `${GAME}/track?switch_module=organization&switch_entity_id=1`;
export const [HOME, AWAY] = ['Dajti Boys', 'Shqiponjat e Liqenit'];

/** The score of whoever tracks, as it is read aloud. */
export const spoken = (page: Page) => page.getByText(new RegExp(`^${HOME} \\d+, ${AWAY} \\d+$`));
/** The score of whoever watches. */
export const board = (page: Page) => page.getByRole('article').getByText('Score', { exact: true }).locator('..');
export const goal = (page: Page, side: string) => page.getByRole('button', { name: `Goal, ${side}` }).click();

/** Opens the game and takes it. */
export async function openTracker(page: Page): Promise<void> {
  await page.goto(TRACK);
  await page.getByRole('button', { name: 'Track game' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
}

/** Takes the game over, in English, with the code that its tracker shows. */
export async function takeOver(from: Page, to: Page): Promise<void> {
  await from.getByRole('button', { name: 'Show code' }).click();
  const code = await from.getByText(/track\?code=/).textContent();
  await from.keyboard.press('Escape');
  await to.goto(`${GAME}/track?code=${code?.split('code=')[1]}`);
  await to.getByRole('button', { name: 'Take over' }).click();
}

/** Goals of the log that count, as anybody reads it. */
export async function goals(request: APIRequestContext): Promise<Pick<GameEvent, 'client_id' | 'side'>[]> {
  const answer = await request.get('/api/fixture/29?module=base');
  const { events } = ((await answer.json()) as { data: { events: GameEvent[] } }).data; // as the contract has it
  return events.filter(({ type, voided_at }) => type === 'goal' && voided_at === null);
}
