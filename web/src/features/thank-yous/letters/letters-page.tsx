import '../../../shared/text/labels/en.ts';
import '../../../shared/text/letters/en.ts';
import { Text } from '@mantine/core';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { letterTemplates } from '#shared/collections/letter-templates.ts';
import { useWrites } from '../../../shared/area/area.ts';
import { useCampaignCard } from '../../../shared/data/campaign-card.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { useTemplates } from '../../../shared/letters/use-letters.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { AddLetter, LetterList } from './letter-list.tsx';
import { letterPaths } from './letter-paths.ts';

/** The campaign's letters, and one of them. */
export default function LettersPage() {
  const reads = useMember().can('donations.read');
  if (!reads)
    return (
      <Page title={t('letters.title')}>
        <NoPermission />
      </Page>
    );
  return (
    <Routes>
      <Route index element={<AllLetters />} />
      <Route path=":id" element={<OneLetter />} />
    </Routes>
  );
}

/** Who signs unless somebody says otherwise: the candidate; a member where nobody has named one. Null until it is known. */
function useUsualSigner(): string | null {
  const card = useCampaignCard();
  const { fullName } = useMember();
  if (card.is === 'loading') return null;
  return (card.is === 'ready' && card.value?.candidateName) || fullName;
}

function AllLetters() {
  const live = useTemplates();
  const signer = useUsualSigner();
  const writes = useWrites(letterTemplates);
  const hasSome = live.is === 'ready' && live.value.length > 0;
  return (
    <Page title={t('letters.title')} hint={t('letters.hint')} actions={writes && hasSome && <AddLetter />}>
      <Tabs />
      <StaleNote of={live} />
      <LiveView of={live}>
        {(letters) => signer !== null && <LetterList letters={letters} signer={signer} />}
      </LiveView>
    </Page>
  );
}

function OneLetter() {
  const { id } = useParams();
  const live = useTemplates();
  const signer = useUsualSigner();
  const go = useNavigate();
  const isNew = id === 'new';
  return (
    <Page
      title={t(isNew ? 'letters.new' : 'letters.edit')}
      above={<BackLink list={letterPaths.list} name={t('letters.back')} />}
    >
      <LiveView of={live}>
        {(letters) => {
          const letter = letters.find((one) => one.id === id) ?? null;
          if (!letter && !isNew) return <Text c="var(--ink-soft)">{t('letters.form.missing')}</Text>;
          if (signer === null) return null;
          return (
            <LetterEditor
              key={id}
              letter={letter}
              all={letters}
              signer={signer}
              today={localDay(new Date())}
              leave={() => go(letterPaths.list)}
            />
          );
        }}
      </LiveView>
    </Page>
  );
}
