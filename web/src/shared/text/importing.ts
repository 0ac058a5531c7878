import i18next from 'i18next';
import { importing } from './en/importing.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the import. */
i18next.addResourceBundle('en', 'translation', importing, true);
