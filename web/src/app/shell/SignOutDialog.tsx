import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../shared/data/journal/index.ts';
import { leave, stay, useSigningOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';

const titles = {
  typed: 'inside.signingOut.typed',
  changes: 'inside.signingOut.title',
  unsafe: 'inside.signingOut.unsafe',
  saved: 'inside.signingOut.saved',
  import: 'inside.signingOut.importing',
} as const;
const hints = {
  typed: 'inside.signingOut.typedHint',
  saved: 'inside.signingOut.savedHint',
  import: 'inside.signingOut.importingHint',
} as const;

/** `unsafe`: those whose key has not come yet, so that a sign-out would make them unreadable. */
const ofChanges = (count: number, unsafe: number): 'saved' | 'unsafe' | 'changes' => {
  if (count === 0) return 'saved';
  return unsafe > 0 ? 'unsafe' : 'changes';
};

function hintOf(about: keyof typeof titles, count: number, unsafe: number): string {
  if (about === 'changes') return t('inside.signingOut.hint', { count });
  if (about === 'unsafe') return t('inside.signingOut.unsafeHint', { count: unsafe });
  return t(hints[about]);
}

/** Asked only where signing out would leave something half-done. */
export function SignOutDialog() {
  const asking = useSigningOut((state) => state.asking);
  const count = useJournal(({ entries }) => entries.length);
  const unsafe = useJournal((journal) => journal.unsafe);
  if (!asking) return null;
  // They arrived while the question stood there.
  const about = asking === 'changes' ? ofChanges(count, unsafe) : asking;
  return (
    <Dialog title={t(titles[about])} close={stay}>
      <Text>{hintOf(about, count, unsafe)}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => void leave()}>
          {t(about === 'saved' ? 'nav.signOut' : 'inside.signingOut.leave')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('inside.signingOut.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
