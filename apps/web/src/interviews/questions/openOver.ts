/** What is open over the questions: a heading or a question that is edited or added, or the preview. */
export type OpenOver = { group?: string } | { question?: string; in: string } | 'preview';
