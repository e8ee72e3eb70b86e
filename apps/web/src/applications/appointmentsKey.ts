/** Under which the appointments of a card are kept: its noun reads them, the card's stream says when they are others. */
export const appointmentsKey = (id: number) => ['appointments', id] as const;
