import type { ScriptBody } from '#shared/domain/surveys/script.ts';
import { change, colleague } from './emulators.ts';
import { newCampaign } from './journey-campaign.ts';
import { building, cutTurf, door, person } from './journey-turf.ts';

const script: ScriptBody = {
  intro: 'Smile, and step back from the door.',
  items: [
    { kind: 'say', id: 'hello', text: 'Hello, I am with Rivera for Senate.', next: null },
    {
      kind: 'ask',
      id: 'vote',
      type: 'support',
      short: 'Support',
      text: 'Can Ana Rivera count on your vote?',
      options: [],
      next: null,
    },
    {
      kind: 'ask',
      id: 'issue',
      type: 'choice',
      short: 'Issue',
      text: 'What matters most to you?',
      options: [
        { id: 'schools', label: 'Schools', tag: null, next: null },
        { id: 'housing', label: 'Housing', tag: null, next: null },
      ],
      next: null,
    },
  ],
};

/** Of the first eight voters of `giveVoters`, two at each door, a turf that nobody has. */
export async function giveTurf(organization: string, by: string, id: string, name: string, number = 1) {
  const home = (house: string, street: string, first: string, one: string, second: string, other: string) =>
    building(house, street, door('', person(first, one), person(second, other)));
  const buildings = [
    home('106', 'Elm St', 'NV1006', 'Ben Garza', 'NV1007', 'Cora Garza'),
    home('102', 'Elm St', 'NV1002', 'Cora Brooks', 'NV1003', 'Dev Brooks'),
    home('104', 'Oak St', 'NV1004', 'Elena Chen', 'NV1005', 'Ana Chen'),
    home('100', 'Oak St', 'NV1000', 'Ana Alvarez', 'NV1001', 'Ben Alvarez'),
  ];
  await cutTurf({ organization, by, id, name, buildings, script });
  const cut = { cut_id: 'cut-saturday', cut_name: 'Saturday', number, question: '{"steps":[]}', open: false };
  await change(`organizations/${organization}/turfs/${id}`, cut);
}

/** A campaign with somebody who plans and somebody who walks. */
export async function turfCampaign(name: string) {
  const { organization, first: ana, stamps } = await newCampaign(name, 'manager', 'Ana Rivera');
  const ben = await colleague(organization, 'canvasser', 'Ben Ochoa');
  return { organization, ana, ben, stamps };
}
