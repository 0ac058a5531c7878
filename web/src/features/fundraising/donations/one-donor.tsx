import { Anchor, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../fundraising-paths.ts';

type Props = { donor: string /** Known as soon as one gift is. */; name: string | undefined };

/** Says that the list holds one donor's gifts, and leads out of that. */
export const OneDonor = ({ donor, name }: Props) => (
  <Group gap="sm">
    <Anchor component={Link} to={paths.donor(donor)}>
      {name === undefined ? t('fundraising.donations.ofOne') : t('fundraising.donations.of', { name })}
    </Anchor>
    <Button
      component={Link}
      to={paths.donations}
      size="compact-sm"
      variant="default"
      leftSection={<IconX size={14} aria-hidden />}
    >
      {t('fundraising.donations.showAll')}
    </Button>
  </Group>
);
