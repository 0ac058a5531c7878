import { Button, List, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { deleteOrganizationCall } from '#shared/calls/organization.ts';
import { ask } from '../../shared/data/api.ts';
import { useMember } from '../../shared/session/member.ts';
import { withProof } from '../../shared/session/proof.ts';
import { leave } from '../../shared/session/sign-out.ts';
import { t } from '../../shared/text/index.ts';
import { Ask } from './Ask.tsx';
import { Block } from './Block.tsx';
import { deleteAccount, departing } from './goodbye.ts';
import { ToTheTeam } from './Leave.tsx';

type Props = { organization: string | null };

/** The name is kept: the organization's own document goes first. */
type Asking = { what: 'account' } | { what: 'organization'; name: string };

/** What nobody can take back, apart from the rest. `organization`: its name, for who may delete it. */
export function Danger({ organization }: Props) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  return (
    <Block title={t('account.danger.title')} hint={t('account.danger.hint')}>
      <Button variant="outline" color="red" c="var(--bad)" onClick={() => setAsking({ what: 'account' })}>
        {t('account.danger.account.action')}
      </Button>
      {organization !== null && (
        <Button
          variant="outline"
          color="red"
          c="var(--bad)"
          onClick={() => setAsking({ what: 'organization', name: organization })}
        >
          {t('account.danger.organization.action')}
        </Button>
      )}
      {asking?.what === 'account' && <DeleteAccount close={close} />}
      {asking?.what === 'organization' && <DeleteOrganization name={asking.name} close={close} />}
    </Block>
  );
}

/** The same letters count as the same text, however a keyboard composes them. */
const isSame = (typed: string, asked: string) => typed.trim().normalize() === asked.normalize();

function DeleteAccount({ close }: { close: () => void }) {
  const { email } = useMember();
  const [typed, setTyped] = useState('');
  return (
    <Ask
      grave
      title={t('account.danger.account.title')}
      action={t('account.danger.account.action')}
      failed={t('account.danger.account.failed')}
      wayOut={<ToTheTeam />}
      ready={isSame(typed.toLowerCase(), email.toLowerCase())}
      work={deleteAccount}
      close={close}
    >
      <Text>{t('account.danger.account.hint')}</Text>
      <Typed label={t('account.danger.account.type', { email })} value={typed} onChange={setTyped} />
    </Ask>
  );
}

const parts = ['records', 'profile', 'team', 'audit'] as const;

function DeleteOrganization({ name, close }: { name: string; close: () => void }) {
  const [typed, setTyped] = useState('');
  const [gone, setGone] = useState(false);
  if (gone) return <AccountAsWell name={name} />;
  const work = () => departing(() => withProof(() => ask(deleteOrganizationCall, { name: typed.trim() })));
  return (
    <Ask
      grave
      title={t('account.danger.organization.title', { name })}
      action={t('account.danger.organization.action')}
      failed={t('account.danger.organization.failed')}
      ready={isSame(typed, name)}
      work={work}
      done={() => setGone(true)}
      close={close}
    >
      <Text>{t('account.danger.organization.hint')}</Text>
      <List mt="xs" spacing={2}>
        {parts.map((part) => (
          <List.Item key={part}>{t(`account.danger.organization.what.${part}`)}</List.Item>
        ))}
      </List>
      <Text mt="xs">{t('account.danger.organization.accounts')}</Text>
      <Typed label={t('account.danger.organization.type', { name })} value={typed} onChange={setTyped} />
    </Ask>
  );
}

/** The last thing to decide before signing out: an account that comes back gets an organization of its own. */
const AccountAsWell = ({ name }: { name: string }) => (
  <Ask
    grave
    title={t('account.danger.organization.gone', { name })}
    action={t('account.danger.organization.accountToo')}
    otherwise={t('account.danger.organization.keepAccount')}
    failed={t('account.danger.account.failed')}
    work={deleteAccount}
    close={() => void leave()}
  >
    <Text>{t('account.danger.organization.goneHint')}</Text>
  </Ask>
);

type TypedProps = { label: string; value: string; onChange: (typed: string) => void };

const Typed = ({ label, value, onChange }: TypedProps) => (
  <TextInput
    mt="md"
    label={label}
    value={value}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
