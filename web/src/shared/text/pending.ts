import i18next from 'i18next';
import { pending } from './en/pending.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the panel of waiting changes, which most visits never open. */
i18next.addResourceBundle('en', 'translation', { pending }, true);
