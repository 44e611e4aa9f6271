/**
 * The only script that the front page waits for: in whose language it is painted, in which theme, and that whoever is signed in does not see
 * it, since their first page is another one (decision 078). A file of its own, because the policy allows nothing inline.
 */
import { applyTheme } from '../../shared/platform/theme.ts';
import { chooseFront } from './choose-front.ts';

chooseFront();
applyTheme();
