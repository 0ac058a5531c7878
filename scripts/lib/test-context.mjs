import { suitePorts, testOffset } from './ports.mjs';

/** A project and ports of the tests' own, so that they run beside a running app and never touch its data. */
export const testContext = { project: 'demo-hustings-test', ports: suitePorts(testOffset) };

/** What test files read from the environment: this is the contract between them and the scripts. */
export function testEnvironment(chromium) {
  const { project, ports } = testContext;
  const local = (port) => `127.0.0.1:${port}`;
  return {
    GCLOUD_PROJECT: project,
    FIRESTORE_EMULATOR_HOST: local(ports.firestore),
    FIREBASE_AUTH_EMULATOR_HOST: local(ports.auth),
    HUSTINGS_HOSTING: `http://${local(ports.hosting)}`,
    HUSTINGS_SITE: `http://${local(ports.site)}`,
    HUSTINGS_FUNCTIONS: `http://${local(ports.functions)}/${project}/us-central1`,
    ...(chromium && { HUSTINGS_CHROMIUM: chromium }),
  };
}
