/** Side effects only: font faces, colour variables and the reset. Imported once, by the app's entry and by the stories. */
import './fonts.css';
import './theme.css.ts';
import './reset.css.ts';
