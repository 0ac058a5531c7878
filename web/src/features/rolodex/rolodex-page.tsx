import '../../shared/text/labels/en.ts';
import '../../shared/text/rolodex/en.ts';
import { Button } from '@mantine/core';
import { IconAddressBook, IconChecks } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { rateContactCall } from '#shared/api/rolodex-api.ts';
import { Tabs } from '../../shared/fundraising/fundraising-tabs.tsx';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { ExportButton } from '../../shared/ui/export-button.tsx';
import { NoPermission } from '../../shared/ui/no-permission.tsx';
import { Page } from '../../shared/ui/page.tsx';
import { ScreenWaiting } from '../../shared/ui/screen-waiting.tsx';
import { EmptyState } from '../../shared/ui/states.tsx';
import { FileChoice } from './file-choice.tsx';
import { OneContact } from './one-contact.tsx';
import { useRolodex } from './use-rolodex.ts';

/** Contacts of a telephone or a network, rated one at a time by whoever knows them. */
export default function RolodexPage() {
  const writes = useMember().can(rateContactCall.guard.capability ?? 'donors.write');
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('rolodex.hint')}
      actions={writes && <ExportButton kind="rolodex_ratings" />}
    >
      <Tabs />
      {writes ? <Contacts /> : <NoPermission />}
    </Page>
  );
}

function Contacts() {
  const rolodex = useRolodex();
  const { state, begin, mark, unmark, clear } = rolodex;
  if (state.is === 'loading') return <ScreenWaiting />;
  if (state.is === 'none')
    return (
      <EmptyState icon={IconAddressBook} title={t('rolodex.start.title')} hint={t('rolodex.start.hint')}>
        <FileChoice begin={begin} />
      </EmptyState>
    );
  const { contacts, marks } = state;
  const done = new Set(marks.map(({ place }) => place));
  const place = contacts.findIndex((_, at) => !done.has(at));
  const contact = contacts[place];
  const rated = marks.filter(({ is }) => is === 'rated').length;
  if (!contact)
    return (
      <EmptyState
        icon={IconChecks}
        title={t('rolodex.done.title', { count: rated })}
        hint={t('rolodex.done.hint')}
      >
        <Button component={Link} to="/fundraising/call-time" mt="xs">
          {t('rolodex.done.calls')}
        </Button>
        <Button variant="default" mt="xs" onClick={clear}>
          {t('rolodex.done.clear')}
        </Button>
      </EmptyState>
    );
  return (
    <OneContact
      key={place}
      contact={contact}
      place={place}
      progress={{ done: marks.length, count: contacts.length, rated }}
      last={marks.at(-1) ?? null}
      mark={mark}
      unmark={unmark}
      clear={clear}
    />
  );
}
