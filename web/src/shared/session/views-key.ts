/** Under which this device keeps a member's views. Apart from what reads them: a first visit needs no schema. */
export const viewsKey = 'views';
