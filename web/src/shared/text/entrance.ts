import i18next from 'i18next';
import { entrance } from './en/entrance.ts';
// The catalogue that these join.
import './index.ts';

/** Texts of the second step and of invitations; loaded with their screens, so that a first visit does without. */
i18next.addResourceBundle('en', 'translation', entrance, true);
