import { Button, Group, Text } from '@mantine/core';
import { useJournal } from '../../shared/data/journal/index.ts';
import { leave, stay, useSigningOut } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx';

/** Asked only where signing out would leave something half-done. */
export function SignOutDialog() {
  const asking = useSigningOut((state) => state.asking);
  const count = useJournal(({ entries }) => entries.length);
  if (!asking) return null;
  return (
    <Dialog title={t(asking === 'import' ? 'nav.signingOut.importing' : 'nav.signingOut.title')} close={stay}>
      <Text>
        {asking === 'import' ? t('nav.signingOut.importingHint') : t('nav.signingOut.hint', { count })}
      </Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => void leave()}>
          {t('nav.signingOut.leave')}
        </Button>
        <Button data-autofocus onClick={stay}>
          {t('nav.signingOut.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
