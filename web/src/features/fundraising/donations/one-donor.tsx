import { Anchor, Button, Group } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { donationArea, donorArea } from '../../../shared/fundraising/fundraising-areas.ts';
import { t } from '../../../shared/text/index.ts';

type Props = { donor: string /** Known as soon as one gift is. */; name: string | undefined };

/** Says that the list holds one donor's gifts, and leads out of that. */
export const OneDonor = ({ donor, name }: Props) => (
  <Group gap="sm">
    <Anchor component={Link} to={donorArea.paths.one(donor)}>
      {name === undefined ? t('fundraising.donations.ofOne') : t('fundraising.donations.of', { name })}
    </Anchor>
    <Button
      component={Link}
      to={donationArea.paths.list}
      size="compact-sm"
      variant="default"
      leftSection={<IconX size={14} aria-hidden />}
    >
      {t('fundraising.donations.showAll')}
    </Button>
  </Group>
);
