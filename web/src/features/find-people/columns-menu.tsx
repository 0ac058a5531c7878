import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { PeopleColumn } from '#shared/domain/people/audience/audience-view.ts';
import { t } from '../../shared/text/index.ts';

type Props = {
  available: readonly PeopleColumn[];
  shown: readonly PeopleColumn[];
  change: (shown: PeopleColumn[]) => void;
};

/** Which columns the list has. */
export function ColumnsMenu({ available, shown, change }: Props) {
  const toggle = (column: PeopleColumn) =>
    change(shown.includes(column) ? shown.filter((one) => one !== column) : [...shown, column]);
  return (
    <Popover position="bottom-end" withinPortal trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={16} aria-hidden />}>
          {t('audiences.columns.choose')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('audiences.columns.choose')}>
        <Stack gap="sm">
          {available.map((column) => (
            <Checkbox
              key={column}
              label={t(`audiences.columns.${column}`)}
              checked={shown.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
