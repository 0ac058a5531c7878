import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../shared/data/journal/index.ts';
import { cancelSignOut, leave, useSigningOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';

const titles = {
  typed: 'member.signingOut.typed',
  changes: 'member.signingOut.title',
  unsafe: 'member.signingOut.unsafe',
  saved: 'member.signingOut.saved',
  import: 'member.signingOut.importing',
} as const;
const hints = {
  typed: 'member.signingOut.typedHint',
  saved: 'member.signingOut.savedHint',
  import: 'member.signingOut.importingHint',
} as const;

/** `unsafe`: those whose key has not come yet, so that a sign-out would make them unreadable. */
const ofChanges = (count: number, unsafe: number): 'saved' | 'unsafe' | 'changes' => {
  if (count === 0) return 'saved';
  return unsafe > 0 ? 'unsafe' : 'changes';
};

function hintOf(about: keyof typeof titles, count: number, unsafe: number): string {
  if (about === 'changes') return t('member.signingOut.hint', { count });
  if (about === 'unsafe') return t('member.signingOut.unsafeHint', { count: unsafe });
  return t(hints[about]);
}

/** Asked only where signing out would leave something half-done. */
export function SignOutDialog() {
  const asking = useSigningOut((state) => state.asking);
  const count = useJournal(({ entries, elsewhere }) => entries.length + elsewhere.length);
  const unsafe = useJournal((journal) => journal.unsafe);
  if (!asking) return null;
  // They arrived while the question stood there.
  const about = asking === 'changes' ? ofChanges(count, unsafe) : asking;
  return (
    <Dialog title={t(titles[about])} close={cancelSignOut}>
      <Text>{hintOf(about, count, unsafe)}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => void leave()}>
          {t(about === 'saved' ? 'nav.signOut' : 'member.signingOut.leave')}
        </Button>
        <Button data-autofocus onClick={cancelSignOut}>
          {t('member.signingOut.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
