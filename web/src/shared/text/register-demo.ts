import { registerTexts } from './bundle.ts';
import { demo } from './en/demo.ts';

export type { demo } from './en/demo.ts';

/** Loaded with the demo, and with what brings a visitor's work over. */
registerTexts({ demo }, () => import('./es/demo.ts'));
