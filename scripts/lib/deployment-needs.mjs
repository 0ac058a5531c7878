// What a deployment needs of its project beyond the code, and the commands that tell whether it is there.

/** Where each answer about a project comes from; the file is kept in deploy/<project>/, outside of git. */
export const sources = {
  secrets: ['secrets.json', (id) => `gcloud secrets list --project ${id} --format=json`],
  iam: ['iam.json', (id) => `gcloud projects get-iam-policy ${id} --format=json`],
  account: [
    'service-account.json',
    (id) =>
      `gcloud iam service-accounts get-iam-policy <functions' service account> --project ${id} --format=json`,
  ],
  services: ['services.json', (id) => `gcloud services list --enabled --project ${id} --format=json`],
  indexes: ['indexes.json', (id) => `firebase firestore:indexes --project ${id}`],
  auth: [
    'auth.json',
    (id) =>
      `curl -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: ${id}" https://identitytoolkit.googleapis.com/admin/v2/projects/${id}/config`,
  ],
};

/** Roles of the functions' service account, derived from what the functions are. */
export function rolesFor({ endpoints }) {
  const has = (trigger) => Object.values(endpoints).some((endpoint) => endpoint[trigger]);
  return [
    ['roles/datastore.user', 'reads and writes Firestore'],
    ['roles/firebaseauth.admin', 'reads and changes accounts'],
    ...(has('taskQueueTrigger')
      ? [
          ['roles/cloudtasks.enqueuer', 'puts tasks into the queues'],
          ['roles/iam.serviceAccountUser', 'lets a task call its function as this account'],
        ]
      : []),
    ...(has('eventTrigger') ? [['roles/eventarc.eventReceiver', 'receives Firestore events']] : []),
    ...(has('eventTrigger') || has('taskQueueTrigger') || has('scheduleTrigger')
      ? [['roles/run.invoker', 'calls triggers, tasks and schedules']]
      : []),
    ...(Object.values(endpoints).some(({ secretEnvironmentVariables: list }) => list?.length > 0)
      ? [['roles/secretmanager.secretAccessor', 'reads the secrets']]
      : []),
  ];
}
