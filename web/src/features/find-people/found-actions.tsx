import { Button, Menu } from '@mantine/core';
import { IconDots, IconDownload, IconFileSpreadsheet, IconListDetails, IconPhone } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/field/field-paths.ts';
import type { PeopleQuery } from '../../shared/people/pack/people-answers.ts';
import type { PeopleLine } from '../../shared/people/pack/people-connection.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { t } from '../../shared/text/index.ts';
import { toast } from '../../shared/ui/toasts.tsx';
import { AddToList, ownLists } from './add-to-list.tsx';
import { exportFound, type FoundPeople, peopleOf } from './found-people.ts';
import type { SavedAudiences } from './use-saved-audiences.ts';

type Props = {
  line: PeopleLine;
  query: PeopleQuery;
  chosen: ReadonlySet<string>;
  audiences: SavedAudiences;
  /** A frozen list has others in it now. */
  changed: () => void;
};

/** What can be done with everybody who was found, or with those who are chosen. */
export function FoundActions({ line, query, chosen, audiences, changed }: Props) {
  const { can } = useMember();
  const navigate = useNavigate();
  const [adding, setAdding] = useState<FoundPeople | null>(null);
  const withPeople = async (act: (found: FoundPeople) => void) => {
    const found = await peopleOf(line, query, chosen);
    if (found) act(found);
  };
  const add = () => {
    if (ownLists(audiences.saved).length === 0) toast('info', t('audiences.toList.none'));
    else void withPeople(setAdding);
  };
  // A call list is made of a filter on the server, which does not know what was typed or chosen.
  const isPlain = query.words.trim() === '' && chosen.size === 0;
  const call = () =>
    isPlain
      ? navigate(paths.callPeople(JSON.stringify(query.filter)))
      : toast('info', t('audiences.callsByFilter'));
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconDots size={16} aria-hidden />}>
            {t('audiences.actions')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconListDetails size={16} aria-hidden />} onClick={add}>
            {t('audiences.toList.title')}
          </Menu.Item>
          {can('voters.write') && (
            <Menu.Item leftSection={<IconPhone size={16} aria-hidden />} onClick={call}>
              {t('audiences.callList')}
            </Menu.Item>
          )}
          {can('data.export') && (
            <>
              <Menu.Item
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => void withPeople((found) => void exportFound(found, 'csv'))}
              >
                {t('exports.action')}
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFileSpreadsheet size={16} aria-hidden />}
                onClick={() => void withPeople((found) => void exportFound(found, 'xlsx'))}
              >
                {t('exports.workbook')}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
      {adding && (
        <AddToList
          found={adding}
          saved={audiences.saved}
          close={() => setAdding(null)}
          changed={() => {
            audiences.reload();
            changed();
          }}
        />
      )}
    </>
  );
}
