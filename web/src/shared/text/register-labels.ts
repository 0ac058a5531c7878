import { registerTexts } from './bundle.ts';
import { choices } from './en/choices.ts';
import { fields } from './en/fields.ts';

/** Loaded with the panel of pending changes, the only place that names any field of any collection. */
registerTexts({ fields, choices }, () => import('./es/labels-bundle.ts'));
