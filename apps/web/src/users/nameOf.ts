/** A person's whole name. */
export const nameOf = ({ name, lastName }: { name: string; lastName: string }): string => `${name} ${lastName}`;
