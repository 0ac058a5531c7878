import { registerTexts } from './bundle.ts';
import { scriptEditor } from './en/script-editor.ts';

export type { scriptEditor } from './en/script-editor.ts';

/** Loaded with the scripts' list and editor. */
registerTexts({ scriptEditor }, () => import('./es/script-editor-bundle.ts'));
