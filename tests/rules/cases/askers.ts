import { roles } from '#shared/access.ts';
import { everybody, type Who } from '../kit/actors.ts';
import { blockOf } from '../kit/blocks.ts';
import { readRules } from '../kit/emulator.ts';
import { isAbout } from './case.ts';

/** Words by which a block looks at who asks by itself; all others leave that to `can`, which donors ask about for all. */
const byItself =
  /\b(request\.auth\b|(profile|isSelf|isOwn|isSignedIn|isMember|isLive|isConfirmed|hasSecondFactor|hasNow|turf)\()/;
const representative = 'donors';

/** Each role, and one of each kind of those who have none here; how a session stands is not looked at again. */
const few: readonly Who[] = [...roles, 'outsider', 'stranger', 'passwordOnly', 'nobody'];
const rules = readRules();

/** Who is to try: everybody, where it could be that only one of them may. What an admin may not, no other state of their session opens. */
export function askers(subject: string, may: readonly Who[]): readonly Who[] {
  const about = isAbout(subject);
  const isLookedAt = about === representative || byItself.test(blockOf(rules, about));
  return may.length > 0 && isLookedAt ? everybody : few;
}
