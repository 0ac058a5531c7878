import { Button } from '@mantine/core';
import { IconPhoneOff } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../shared/field/paths.ts';
import { t } from '../../../shared/text/index.ts';
import { LiveView } from '../../../shared/ui/LiveView.tsx';
import { Page } from '../../../shared/ui/Page.tsx';
import { BackLink } from '../../../shared/ui/record/BackLink.tsx';
import { EmptyState } from '../../../shared/ui/States.tsx';
import { type CallList, useCallList } from '../data.ts';
import { Instructions } from './Instructions.tsx';
import { Mine } from './Mine.tsx';
import { Nobody } from './Nobody.tsx';
import { Person } from './Person.tsx';
import { useCalling } from './use-calling.ts';

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
  const calling = useCalling(list);
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
      <Mine calling={calling} />
      <Instructions list={list} />
      {line.is === 'on' ? (
        <Person
          key={`${line.given.target.id} ${line.given.until}`}
          list={list}
          line={line}
          calling={calling}
        />
      ) : (
        <Nobody line={line} calling={calling} />
      )}
    </Page>
  );
}
