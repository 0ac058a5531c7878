import '../text/events/en.ts';
import { Button, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { MapPin } from '#shared/domain/events/map-pin.ts';
import { t } from '../text/index.ts';
import { useAnswer, useVoters } from '../voters/use-voters.ts';
import { placeOfAddress } from './address-place.ts';

type Props = { address: string; city: string; found: (pin: MapPin) => void };

/** Voters of one address: a tower has more, all at the same place. */
const most = 50;

/** Finds the address among the voters on this device, once it is asked to: the file is opened for it. */
export function AddressLookup(props: Props) {
  const [searched, setSearched] = useState<{ address: string; city: string } | null>(null);
  const { address, city } = props;
  const isSame = searched?.address === address && searched.city === city;
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        disabled={address.trim() === ''}
        onClick={() => setSearched({ address, city })}
      >
        {t('events.pin.lookUp')}
      </Button>
      {searched && isSame && <Lookup key={`${address} ${city}`} {...props} />}
    </>
  );
}

function Lookup({ address, city, found }: Props) {
  const { voterFile } = useVoters();
  const { value, why } = useAnswer(`event address ${address}`, (engine) =>
    engine.page(
      { segment: { steps: [] }, channel: null, words: address },
      { by: 'walk', down: false },
      ...([0, most, 'event address'] as const),
    ),
  );
  const pin = value && placeOfAddress(value, { address, city });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer sets the pin once.
  useEffect(() => {
    if (pin) found(pin);
  }, [pin?.lat, pin?.lng]);
  const text = () => {
    if (why !== null) return why;
    if (value) return t(pin ? 'events.pin.lookedUp' : 'events.pin.notFound');
    if (voterFile.is === 'failed') return voterFile.why;
    return t(
      voterFile.is === 'none' || voterFile.is === 'unseen' ? 'events.pin.noFile' : 'events.pin.looking',
    );
  };
  return (
    <Text size="sm" c="var(--ink-soft)" role="status" w="100%">
      {text()}
    </Text>
  );
}
