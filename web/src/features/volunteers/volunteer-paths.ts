/** Every address of volunteers. */
export const paths = {
  list: '/volunteers',
  new: '/volunteers/new',
  one: (id: string) => `/volunteers/${id}`,
  edit: (id: string) => `/volunteers/${id}/edit`,
};
