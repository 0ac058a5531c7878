import { Button, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { hasCapability } from '#shared/access.ts';
import { type Colleague, useMembers } from '../../shared/data/use-members.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { changeTurfs } from '../../shared/turfs/change-turfs.ts';
import type { Turf } from '../../shared/turfs/stored-turf.ts';
import { assignInTurn, type Canvasser, mayHold } from '../../shared/turfs/turf-changes.ts';
import { Dialog } from '../../shared/ui/dialog/dialog.tsx';
import { showNumber } from '../../shared/ui/format.ts';
import { LiveView } from '../../shared/ui/live-view.tsx';
import { DueField, useDue } from './due-field.tsx';
import styles from './list/list.module.css';

/** How many turfs each gets who takes part, in words; not all get as many where they do not divide. */
function eachOf(turfs: number, people: number): string {
  const [least, most] = [Math.floor(turfs / people), Math.ceil(turfs / people)];
  const params = { people: showNumber(people) };
  return least === most
    ? t('turfs.assign.turn', { ...params, count: most, shown: showNumber(most) })
    : t('turfs.assign.turns', { ...params, least: showNumber(least), most: showNumber(most) });
}

type Props = { turfs: readonly Turf[]; close: () => void; done?: () => void };

/** Checks turfs out: all of them to one member, or to several in turn. Everybody of the campaign is read while it is open. */
export function AssignDialog({ turfs, close, done }: Props) {
  const members = useMembers(useMember().organization);
  const [chosen, setChosen] = useState<readonly Canvasser[]>([]);
  const due = useDue();
  const [first] = turfs;
  const one = turfs.length === 1 ? first : undefined;
  const changes = assignInTurn(turfs, chosen, due.until);
  const refused = turfs.filter((turf) => chosen.some(({ id }) => !mayHold(turf, id)));
  const pick = ({ id, full_name }: Colleague, on: boolean) => {
    const others = one ? [] : chosen.filter((each) => each.id !== id);
    setChosen(on ? [...others, { id, name: full_name }] : others);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0 || due.wrong) return;
    const count = turfs.length;
    const undoNote = {
      title: t('turfs.assign.done', { count, shown: showNumber(count) }),
      name: chosen.map(({ name }) => name).join(', '),
    };
    if (!(await changeTurfs(changes, undoNote))) return;
    done?.();
    close();
  };
  return (
    <Dialog
      title={
        one
          ? t('turfs.assign.one', { name: one.name })
          : t('turfs.assign.many', { count: turfs.length, shown: showNumber(turfs.length) })
      }
      close={close}
    >
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <Text c="var(--ink-soft)">{one ? t('turfs.assign.oneHint') : t('turfs.assign.manyHint')}</Text>
          <LiveView of={members} part>
            {(all) => (
              <fieldset className={styles.ticks} aria-label={t('turfs.assign.who')}>
                {all
                  .filter((member) => hasCapability(member, 'field.work'))
                  .map((member) => (
                    <label key={member.id} className={styles.person}>
                      <input
                        type={one ? 'radio' : 'checkbox'}
                        name="canvasser"
                        checked={chosen.some(({ id }) => id === member.id)}
                        onChange={({ currentTarget }) => pick(member, currentTarget.checked)}
                      />
                      {member.full_name}
                      <span className={styles.role}>{t(`member.roles.${member.role}`)}</span>
                    </label>
                  ))}
              </fieldset>
            )}
          </LiveView>
          <DueField {...due} />
          {chosen.length > 1 && (
            <Text size="sm" role="status">
              {eachOf(turfs.length, chosen.length)}
            </Text>
          )}
          {refused.length > 0 && (
            <Text size="sm" c="var(--bad)" role="status">
              {t('turfs.assign.full', { names: refused.map(({ name }) => name).join(', ') })}
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={chosen.length === 0 || due.wrong}>
              {t('turfs.assign.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
