export const researchPath = '/fundraising/research';
