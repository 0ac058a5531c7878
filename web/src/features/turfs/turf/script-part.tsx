import { Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { Packet } from '#shared/domain/field/packet.ts';
import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { ScriptChoice } from '../../../shared/scripts/script-choice.tsx';
import { bodyOf, useScript } from '../../../shared/scripts/use-scripts.ts';
import { t } from '../../../shared/text/index.ts';
import type { Turf } from '../../../shared/turfs/stored-turf.ts';
import { showMoment, showNumber } from '../../../shared/ui/format.ts';
import { Part } from '../../../shared/ui/record/record-parts.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { useVoters } from '../../../shared/voters/use-voters.ts';
import { repack } from './repack.ts';
import styles from './turf.module.css';

/** `isPresent`: whether it has a packet, readable or not; null while that is not known. */
type Props = { turf: Turf; packet: Packet | null; isPresent: boolean | null; writes: boolean };
type Chosen = { id: string; body: ScriptBody } | null;

const questionsIn = ({ items }: ScriptBody): number => items.filter(({ kind }) => kind === 'ask').length;

/** What is said and asked at the doors, as the canvasser has it; made anew, also with who must be left out by now. */
export function ScriptPart({ turf, packet, isPresent, writes }: Props) {
  const [changing, setChanging] = useState(false);
  const script = packet?.script ?? null;
  return (
    <Part title={t('turf.script.title')}>
      <Text>
        {script
          ? t('turf.script.questions', {
              count: questionsIn(script),
              shown: showNumber(questionsIn(script)),
            })
          : t('turf.script.none')}
      </Text>
      {packet && (
        <Text size="sm" c="var(--ink-soft)">
          {t('turf.script.made', { when: showMoment(packet.made_at) })}
        </Text>
      )}
      {writes && isPresent !== null && !changing && (
        <Button
          mt="sm"
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => setChanging(true)}
        >
          {t('turf.script.change')}
        </Button>
      )}
      {writes && isPresent !== null && changing && (
        <Change turf={turf} packet={packet} isPresent={isPresent} done={() => setChanging(false)} />
      )}
    </Part>
  );
}

type ChangeProps = { turf: Turf; packet: Packet | null; isPresent: boolean; done: () => void };

function Change({ turf, packet, isPresent, done }: ChangeProps) {
  const { voterFile, engine } = useVoters();
  const present = useScript(turf.script_id);
  const [picked, setPicked] = useState<{ chosen: Chosen } | null>(null);
  const [busy, setBusy] = useState(false);
  const savedScript = present.is === 'ready' ? present.value : null;
  const body = savedScript && bodyOf(savedScript);
  // What was deleted or cannot be read is read out as the packet has it.
  const asIs: Chosen =
    savedScript && body
      ? { id: savedScript.id, body }
      : turf.script_id && packet?.script
        ? { id: turf.script_id, body: packet.script }
        : null;
  const chosen = picked ? picked.chosen : asIs;
  const waits = !picked && turf.script_id !== null && present.is === 'loading';
  const save = async () => {
    if (voterFile.is !== 'ready') return;
    setBusy(true);
    try {
      await repack(engine, {
        turf,
        former: packet,
        isPresent,
        script: chosen,
        fileId: voterFile.facts.fileId,
      });
      toast('success', t('turf.script.done'), t('turf.script.doneHint'));
      done();
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
    setBusy(false);
  };
  return (
    <Stack gap="sm" mt="sm" className={styles.change ?? ''}>
      <ScriptChoice
        channel="door"
        value={picked ? (picked.chosen?.id ?? null) : turf.script_id}
        description={t('turf.script.hint')}
        onChange={(id, script) => {
          const next = script && bodyOf(script);
          if (id === null) setPicked({ chosen: null });
          else if (next) setPicked({ chosen: { id, body: next } });
          else toast('error', t('turf.script.unreadable'));
        }}
      />
      <Group gap="xs">
        <Button onClick={save} loading={busy} disabled={voterFile.is !== 'ready' || waits}>
          {t('turf.script.renew')}
        </Button>
        <Button variant="default" onClick={done} disabled={busy}>
          {t('common.cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
