/** How long mailed links hold (product/sessions.md#links); after that a new one is asked for. */
export const CONFIRM_HOURS = 72;
export const RESET_HOURS = 2;
