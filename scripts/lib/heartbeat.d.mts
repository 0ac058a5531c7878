export const heartbeat: string;
