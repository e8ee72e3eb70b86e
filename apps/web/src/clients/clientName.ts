/** What a client is called: the leader of the newest form, before that the address. */
export const clientName = ({ name, email }: { name: string | null; email: string }): string => name ?? email;
