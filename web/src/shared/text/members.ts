import i18next from 'i18next';
import { members } from './en/members.ts';
// The catalogue that these join.
import './index.ts';

/** Loaded with the chunk that every member's screen stands in, before any of them is drawn. */
i18next.addResourceBundle('en', 'translation', members, true);
