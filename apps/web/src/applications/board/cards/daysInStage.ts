const MS_A_DAY = 24 * 60 * 60 * 1000;

/** Whole days since the card entered its stage; a clock that runs behind the server's counts none. */
export const daysInStage = (stageEnteredAt: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(stageEnteredAt)) / MS_A_DAY));
