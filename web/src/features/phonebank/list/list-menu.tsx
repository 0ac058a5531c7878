import { Button, Menu, Text } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconLock,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { audienceList, notReachedList } from '#shared/domain/phonebank/list.ts';
import { paths } from '../../../shared/field/field-paths.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { ActDialog } from '../../../shared/ui/dialog/act-dialog.tsx';
import { toast } from '../../../shared/ui/toasts.tsx';
import { listsIn, readSegment } from '../../../shared/voters/segment-params.ts';
import { type CallList, type CallPlan, deleteList, useCallPlan } from '../data.ts';
import { StartCalling } from '../lists/lists-page.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { setListState } from './list-actions.ts';
import { RefreshDialog } from './refresh-dialog.tsx';

const listsOf = ({ question }: CallPlan): readonly string[] | null => {
  const segment = readSegment(question);
  return segment && listsIn(segment);
};
/** Whether its people come of a search, which can be asked again; those that another list left over do not. */
const hasQuestion = (plan: CallPlan): boolean => {
  const lists = listsOf(plan);
  return lists !== null && !lists.includes(notReachedList) && !lists.includes(audienceList);
};
/** Whether its people are in the voter file, from which a list of those who were not reached is made. */
const hasVoters = (plan: CallPlan): boolean => !listsOf(plan)?.includes(audienceList);

type DialogName = 'change' | 'refresh' | 'delete' | null;

/** What can be done with a list. */
export function Actions({ list }: { list: CallList }) {
  const writes = useMember().can('voters.write');
  const navigate = useNavigate();
  const live = useCallPlan(list.id);
  const plan = live.is === 'ready' ? live.value : null;
  const [dialog, ask] = useState<DialogName>(null);
  const close = () => ask(null);
  const { state } = list;
  const running = state === 'open' || state === 'paused';
  return (
    <>
      {state === 'open' && <StartCalling list={list} />}
      {writes && state === 'paused' && (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => void setListState(list, 'open')}
        >
          {t('callPlan.list.resume')}
        </Button>
      )}
      {writes && state === 'open' && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={16} aria-hidden />}
          onClick={() => void setListState(list, 'paused')}
        >
          {t('callPlan.list.pause')}
        </Button>
      )}
      {writes && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
              {t('callPlan.list.more')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => ask('change')}>
              {t('callPlan.list.rename')}
            </Menu.Item>
            {running && plan && hasQuestion(plan) && (
              <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => ask('refresh')}>
                {t('callPlan.list.refresh')}
              </Menu.Item>
            )}
            {state !== 'draft' && plan && hasVoters(plan) && (
              <Menu.Item
                leftSection={<IconCopy size={16} aria-hidden />}
                onClick={() => navigate(paths.copyCallList(list.id))}
              >
                {t('callPlan.list.copy')}
              </Menu.Item>
            )}
            {running && (
              <Menu.Item
                leftSection={<IconLock size={16} aria-hidden />}
                onClick={() => void setListState(list, 'closed')}
              >
                {t('callPlan.list.close')}
              </Menu.Item>
            )}
            {state === 'closed' && (
              <Menu.Item
                leftSection={<IconPlayerPlay size={16} aria-hidden />}
                onClick={() => void setListState(list, 'open')}
              >
                {t('callPlan.list.resume')}
              </Menu.Item>
            )}
            <Menu.Item
              leftSection={<IconTrash size={16} aria-hidden />}
              c="var(--bad)"
              onClick={() => ask('delete')}
            >
              {t('callPlan.list.delete')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog === 'change' && <ChangeDialog list={list} close={close} />}
      {dialog === 'refresh' && plan && <RefreshDialog list={list} plan={plan} close={close} />}
      <ActDialog
        opened={dialog === 'delete'}
        grave
        title={t('callPlan.list.deleteTitle', { name: list.name })}
        submit={t('callPlan.list.delete')}
        close={close}
        onClosed={() => {}}
        act={async () => {
          await deleteList(list.id);
          navigate(paths.calls, { replace: true });
          toast('success', t('common.deleted'), list.name);
          return true;
        }}
      >
        <Text>{t('callPlan.list.deleteHint')}</Text>
      </ActDialog>
    </>
  );
}
