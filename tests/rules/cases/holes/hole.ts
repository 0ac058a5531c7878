export { inOrganization as inOurs } from '../../attacks/attack.ts';
