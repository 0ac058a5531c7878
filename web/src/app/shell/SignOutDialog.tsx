import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../shared/data/journal/index.ts';
import { leave, stay, useSigningOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';

const titles = {
  typed: 'inside.signingOut.typed',
  changes: 'inside.signingOut.title',
  saved: 'inside.signingOut.saved',
  import: 'inside.signingOut.importing',
} as const;
const hints = {
  typed: 'inside.signingOut.typedHint',
  saved: 'inside.signingOut.savedHint',
  import: 'inside.signingOut.importingHint',
} as const;

/** Asked only where signing out would leave something half-done. */
export function SignOutDialog() {
  const asking = useSigningOut((state) => state.asking);
  const count = useJournal(({ entries }) => entries.length);
  if (!asking) return null;
  // They arrived while the question stood there.
  const about = asking === 'changes' && count === 0 ? 'saved' : asking;
  return (
    <Dialog title={t(titles[about])} close={stay}>
      <Text>{about === 'changes' ? t('inside.signingOut.hint', { count }) : t(hints[about])}</Text>
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
