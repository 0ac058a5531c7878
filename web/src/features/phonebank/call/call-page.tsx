import { Button } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/field-paths.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/live-view.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { BackLink } from '../../../shared/ui/record/back-link.tsx';
import { EmptyState } from '../../../shared/ui/states.tsx';
import { type CallList, useCallList } from '../data.ts';
import { Person } from './call-person.tsx';
import { Instructions } from './instructions.tsx';
import { NoCall } from './no-call.tsx';
import { OwnCalls } from './own-calls.tsx';
import { useCallSession } from './use-call-session.ts';

/** `/field-ops/calls/:list/call`: one person at a time. */
export function CallPage() {
  const { list: id = '' } = useParams();
  const live = useCallList(id);
  return (
    <LiveView of={live}>
      {(list) =>
        list ? (
          <Calls key={list.id} list={list} />
        ) : (
          <Page title={t('calls.title')} above={<BackLink list={paths.calls} name={t('calls.title')} />}>
            <EmptyState icon={IconPhoneOff} title={t('calls.missing')} hint="" />
          </Page>
        )
      }
    </LiveView>
  );
}

function Calls({ list }: { list: CallList }) {
  const calling = useCallSession(list);
  const navigate = useNavigate();
  const { line } = calling;
  const stop = () => {
    void calling.stop();
    navigate(paths.calls);
  };
  return (
    <Page
      title={list.name}
      above={<BackLink list={paths.calls} name={t('calls.title')} />}
      actions={
        <Button variant="default" onClick={stop}>
          {t('calls.call.stop')}
        </Button>
      }
    >
      <OwnCalls calling={calling} />
      <Instructions list={list} />
      {line.is === 'on' ? (
        <Person key={`${line.call.target.id} ${line.call.until}`} list={list} line={line} calling={calling} />
      ) : (
        <NoCall line={line} calling={calling} />
      )}
    </Page>
  );
}
