/** The languages of the portal; an application's is its applicant's. */
export type Language = 'en' | 'es';

export type Texts = Readonly<Record<Language, readonly string[]>>;
