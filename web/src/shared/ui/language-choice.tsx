import { languages } from '#shared/themes.ts';
import { languageNames, switchLanguage } from '../text/choice.ts';
import { language } from '../text/language.ts';
import styles from './language-choice.module.css';

/** The other languages, each by its own name. Nothing may be typed on the page: it starts anew. */
export const LanguageChoice = () =>
  languages
    .filter((other) => other !== language)
    .map((other) => (
      <button
        key={other}
        type="button"
        lang={other}
        className={styles.choice}
        onClick={() => switchLanguage(other)}
      >
        {languageNames[other]}
      </button>
    ));
