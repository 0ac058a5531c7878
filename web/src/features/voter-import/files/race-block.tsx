import { Button, Text, Textarea, Title } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { raceColumnsCall } from '#shared/api/voters-api.ts';
import { raceReasonMin } from '#shared/collections/voter-settings.ts';
import { callEndpoint } from '../../../shared/data/api.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { withProof } from '../../../shared/session/with-proof.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { type OpenQuestion, useOpenQuestion } from '../../../shared/ui/dialog/use-open-question.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { showDay } from '../../../shared/ui/format.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useRaceSetting } from '../../../shared/voters/race-setting.ts';
import type { VoterFile } from '../../../shared/voters/source.ts';
import { useNames } from '../../../shared/voters/use-member-names.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { removeRace } from '../wizard/remove-part.ts';
import styles from './race-block.module.css';

/** Whether voter files may have columns of race and ethnicity: everybody here sees it, an admin decides it. */
export function RaceBlock({ current, writes }: { current: VoterFile | undefined; writes: boolean }) {
  const { organization, can } = useMember();
  const setting = useRaceSetting(organization);
  const nameOf = useNames();
  const navigate = useNavigate();
  const asking = useOpenQuestion<'on' | 'off'>();
  if (setting.is !== 'ready') return null;
  const { value } = setting;
  const isOn = value?.race === true;
  const decides = can('organization.write');
  const isLeft = !isOn && current?.race === true;
  const by = value && {
    name: nameOf(value.changed_by),
    day: showDay(localDay(new Date(value.changed_at.toMillis()))),
  };
  const remove = () => {
    void removeRace();
    void navigate(paths.import);
  };
  return (
    <section className={styles.race} aria-labelledby="race-columns">
      <Title order={2} size="h5" id="race-columns">
        {t('voterFiles.race.title')}
      </Title>
      <Text size="sm">{t(isOn ? 'voterFiles.race.isOn' : 'voterFiles.race.isOff')}</Text>
      {isOn && by && (
        <Text size="sm" c="var(--ink-soft)">
          {t('voterFiles.race.by', { ...by, reason: value.reason ?? '' })}
        </Text>
      )}
      {isLeft && (
        <Text size="sm" c="var(--ink-soft)">
          {t('voterFiles.race.left')}
        </Text>
      )}
      <div className={styles.acts}>
        {decides && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={({ currentTarget }) => asking.ask(isOn ? 'off' : 'on', currentTarget)}
          >
            {t(isOn ? 'voterFiles.race.turnOff' : 'voterFiles.race.turnOn')}
          </Button>
        )}
        {isLeft && writes && (
          <Button variant="default" size="compact-sm" onClick={remove}>
            {t('voterFiles.race.remove')}
          </Button>
        )}
      </div>
      <RaceDialog {...asking} />
    </section>
  );
}

/** Asks for the reason before they are turned on, and says what turning off does. */
function RaceDialog({ question, opened, close, onClosed }: OpenQuestion<'on' | 'off'>) {
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  if (question === null) return null;
  const isOn = question === 'on';
  const act = async () => {
    const why = reason.trim();
    setShort(isOn && why.length < raceReasonMin);
    if (isOn && why.length < raceReasonMin) return false;
    await withProof(() => callEndpoint(raceColumnsCall, { isOn, reason: isOn ? why : null }));
    toast('success', t(isOn ? 'voterFiles.race.turnedOn' : 'voterFiles.race.turnedOff'));
    setReason('');
    return true;
  };
  return (
    <ActDialog
      {...{ opened, close, onClosed, act }}
      title={t(isOn ? 'voterFiles.race.askOn' : 'voterFiles.race.askOff')}
      submit={t(isOn ? 'voterFiles.race.submitOn' : 'voterFiles.race.submitOff')}
    >
      <Text>{t(isOn ? 'voterFiles.race.onHint' : 'voterFiles.race.offHint')}</Text>
      {isOn && (
        <Textarea
          data-autofocus
          label={t('voterFiles.race.reason')}
          description={t('voterFiles.race.reasonHint')}
          required
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          error={isShort && t('voterFiles.race.reasonShort', { least: raceReasonMin })}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
    </ActDialog>
  );
}
