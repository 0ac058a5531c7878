import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useBegin } from '../../../shared/ui/begin.ts';
import { useAsked } from '../../../shared/ui/dialog/asked.ts';
import { screenKeys, useKeyHint, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { LinkDialog, type NewLink } from './LinkDialog.tsx';

/** The way to a new member. */
export function InviteButton() {
  const button = useRef<HTMLButtonElement>(null);
  const asked = useAsked<'invite'>();
  const shown = useAsked<NewLink>();
  // Shown once the form is gone, which gives the focus back: two dialogs at once would fight for it.
  const link = useRef<NewLink | null>(null);
  const gone = () => {
    asked.gone();
    if (link.current) shown.ask(link.current, button.current);
    link.current = null;
  };
  const show = (made: NewLink) => {
    link.current = made;
  };
  const open = () => asked.ask('invite', button.current);
  useShortcuts({ [screenKeys.add]: open });
  useBegin('invite', open);
  return (
    <>
      <Button
        ref={button}
        leftSection={<IconUserPlus size={16} aria-hidden />}
        aria-keyshortcuts={useKeyHint(screenKeys.add)}
        onClick={open}
      >
        {t('team.invite.action')}
      </Button>
      {asked.question && <InviteDialog {...asked} gone={gone} show={show} />}
      <LinkDialog {...shown} />
    </>
  );
}
