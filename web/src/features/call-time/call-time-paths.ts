const root = '/fundraising/call-time';

export const callTimePaths = {
  lists: root,
  new: `${root}/new`,
  list: (list: string) => `${root}/${list}`,
  call: (list: string, block: string) => `${root}/${list}/call/${block}`,
  live: (list: string, session: string) => `${root}/${list}/live/${session}`,
  print: (list: string) => `${root}/${list}/print`,
};
