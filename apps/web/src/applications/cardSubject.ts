/** What a notice about an application is about: the newer takes the place of the older, whichever act it tells of. */
export const cardSubject = (id: number): string => `application ${id}`;
