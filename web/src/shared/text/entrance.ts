import { join } from './bundle.ts';
import { entrance } from './en/entrance.ts';

/** Texts of the second step and of invitations; loaded with their screens, so that a first visit does without. */
join(entrance, () => import('./es/entrance.ts'));
