import '../../../shared/text/labels/en.ts';
import '../../../shared/text/letters/en.ts';
import '../../../shared/text/thanks/en.ts';
import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { letterSettingsCall } from '#shared/api/letters-api.ts';
import { planOn, thankHours } from '#shared/domain/thanks/thank-plan.ts';
import { Tabs } from '../../../shared/fundraising/fundraising-tabs.tsx';
import { LetterActions } from '../../../shared/letters/letter-actions.tsx';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { type LetterSettings, useDueThanks, useLetterSettings } from '../../../shared/thanks/data.ts';
import { HeadDialog } from '../../../shared/thanks/head-dialog.tsx';
import { Queue } from '../../../shared/thanks/queue.tsx';
import { RulesDialog } from '../../../shared/thanks/rules-dialog.tsx';
import { useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { NoPermission } from '../../../shared/ui/no-permission.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { StaleNote } from '../../../shared/ui/stale-note.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { useNow } from '../../../shared/ui/use-now.ts';
import { HeadSection, RulesSection } from './settings-sections.tsx';

/** Gifts whose donors have not been thanked yet, and who is thanked how. */
export default function ThanksPage() {
  const reads = useMember().can('donations.read');
  return (
    <Page
      title={t('nav.fundraising')}
      hint={t('thanks.hint', { hours: thankHours })}
      actions={reads && <LetterActions list="thank_yous" />}
    >
      <Tabs />
      {reads ? <Thanks /> : <NoPermission />}
    </Page>
  );
}

function Thanks() {
  const settings = useLetterSettings();
  return (
    <>
      <StaleNote of={settings} />
      <LiveView of={settings}>{(stored) => <ThanksBy settings={stored} />}</LiveView>
    </>
  );
}

function ThanksBy({ settings }: { settings: LetterSettings | null }) {
  const writes = useMember().can(letterSettingsCall.guard.capability ?? 'limits.write');
  const due = useDueThanks();
  const { question, opened, ask, close, onClosed } = useOpenQuestion<'rules' | 'head'>();
  const today = localDay(new Date(useNow()));
  const plans = settings?.plans ?? [];
  const dialog = { opened, close, onClosed };
  const dialogs = (
    <>
      {question === 'rules' && <RulesDialog {...dialog} plan={planOn(plans, '9999-12-31')} today={today} />}
      {question === 'head' && <HeadDialog {...dialog} settings={settings} />}
    </>
  );
  if (plans.length === 0)
    return (
      <>
        <EmptyState
          icon={IconMail}
          title={t('thanks.start.title')}
          hint={t(writes ? 'thanks.start.hint' : 'thanks.start.reader')}
        >
          {writes && (
            <Button mt="xs" onClick={({ currentTarget }) => ask('rules', currentTarget)}>
              {t('thanks.start.act')}
            </Button>
          )}
        </EmptyState>
        {dialogs}
      </>
    );
  return (
    <>
      <LiveView of={due}>{(gifts) => <Queue gifts={gifts} settings={settings} today={today} />}</LiveView>
      <RulesSection plans={plans} today={today} edit={writes ? (from) => ask('rules', from) : null} />
      <HeadSection settings={settings} edit={writes ? (from) => ask('head', from) : null} />
      {dialogs}
    </>
  );
}
