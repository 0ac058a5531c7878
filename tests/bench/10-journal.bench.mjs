import {
  callAnswersLost,
  callsInTwoTabs,
  callsKilled,
  queueOnTwoDevices,
} from './support/journal/call-scenes.mjs';
import {
  answersLost,
  callsHeld,
  heldAgainstModel,
  killedOffline,
  killedWhenSaved,
  rightsGone,
  togglesInTwoTabs,
} from './support/journal/scenes.mjs';
import { openWorld } from './support/journal/world.mjs';
import { atLeast, atMost, forTheRecord } from './support/rows.mjs';

const kills = Number(process.env.HUSTINGS_KILLS ?? 200);
const sequences = 1_000;
const reason = 'You do not have permission to perform this action';

/** What a person saw accepted, against everything that may befall it: held against the server's own log. */
export default async (context) => {
  const model = await heldAgainstModel(sequences);
  const calls = await callsHeld();
  const world = await openWorld(context);
  try {
    const offline = await killedOffline(world);
    const refused = await rightsGone(world);
    const lost = await answersLost(world, offline.profile);
    const tabs = await togglesInTwoTabs(world, offline.profile);
    const killed = await killedWhenSaved(world, offline.profile, kills);
    const callKills = Math.ceil(kills / 5);
    const devices = await queueOnTwoDevices(world, offline.profile, 500);
    const lostCalls = await callAnswersLost(world, offline.profile, 50);
    const callTabs = await callsInTwoTabs(world, offline.profile, 200);
    const killedCalls = await callsKilled(world, offline.profile, callKills);
    return [
      atMost('500 changes offline, browser killed: lost, doubled or out of order', offline.wrong, 0),
      forTheRecord(
        '500 changes offline, browser killed: started again until all are there',
        offline.took,
        's',
      ),
      atMost('500 changes, 10 refused: lost, doubled or accepted against the rules', refused.wrong, 0),
      atLeast('500 changes, 10 refused: in the failed list', refused.failed, 10),
      atMost(
        '500 changes, 10 refused: reasons unlike "no permission"',
        refused.reasons.filter((why) => why !== reason).length,
        0,
      ),
      atMost('1,000 random sequences against a model: lost, doubled or out of order', model.wrong, 0),
      forTheRecord('1,000 random sequences against a model', model.took, 's'),
      atMost('500 calls and writes, tabs killed, answers lost: lost or doubled', calls.wrong, 0),
      atLeast('Answers lost after the server had taken the change', lost.lost, 50),
      atMost('Answers lost: changes lost, doubled or out of order', lost.wrong, 0),
      atLeast('500 changes in two tabs: times the network went or came', tabs.toggles, 50),
      atMost('500 changes in two tabs: lost, doubled or out of order', tabs.wrong, 0),
      atMost(
        `${kills} kills within 500 ms of "Saved on this device": lost, doubled or out of order`,
        killed.wrong,
        0,
      ),
      atMost('500 calls offline, browser killed, sent by two devices: lost or done twice', devices, 0),
      atLeast('Answers to calls lost after the server had done them', lostCalls.lost, 50),
      atMost('Answers to calls lost: lost or done twice', lostCalls.wrong, 0),
      atMost('200 calls in two tabs, the network toggled 20 times: lost or done twice', callTabs, 0),
      atMost(`${callKills} kills within 500 ms of a saved call: lost or done twice`, killedCalls, 0),
      forTheRecord(`${kills} kills, three browsers side by side`, killed.took, 's'),
    ];
  } finally {
    world.close();
  }
};
