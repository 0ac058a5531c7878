export { assignedToActor as theirs, turfAs as cutAs } from '../../attacks/turf-attacks.ts';
