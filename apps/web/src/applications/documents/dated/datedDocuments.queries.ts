/** What is read anew when documents were asked for or dated. */
export const DATED_DOCUMENTS = ['datedDocuments'] as const;
