/** Under which the chat of a card is kept: its noun reads it, the card's stream says when it is another. */
export const messagesKey = (id: number) => ['messages', id] as const;
