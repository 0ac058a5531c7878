import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '../../../shared/text/index.ts';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { screenKeys, useKeyHint, useShortcuts } from '../../../shared/ui/list/shortcuts.ts';
import { useStartParam } from '../../../shared/ui/start-param.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog, type NewLink } from './link-dialog.tsx';

/** The way to a new member. */
export function InviteButton() {
  const button = useRef<HTMLButtonElement>(null);
  const question = useOpenQuestion<'invite'>();
  const shown = useOpenQuestion<NewLink>();
  // Shown once the form is gone, which gives the focus back: two dialogs at once would fight for it.
  const link = useRef<NewLink | null>(null);
  const close = () => {
    question.onClosed();
    if (link.current) shown.ask(link.current, button.current);
    link.current = null;
  };
  const show = (made: NewLink) => {
    link.current = made;
  };
  const open = () => question.ask('invite', button.current);
  useShortcuts({ [screenKeys.add]: open });
  useStartParam('invite', open);
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
      {question.question && <InviteDialog {...question} onClosed={close} show={show} />}
      <LinkDialog {...shown} />
    </>
  );
}
