/** Every screen, tab, menu and dialog of the portal, with the states that it has: what axe and `npm run look` walk over. */
import { BOARD_SCREENS } from './boardScreens.ts';
import { CARD_DIALOGS } from './cardDialogs.ts';
import { CLIENT_SCREENS } from './clientScreens.ts';
import { FRAME_SCREENS } from './frameScreens.ts';
import { OFFICE_SCREENS } from './officeScreens.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';
import type { ScreenToSee } from './screenToSee.ts';
import { USER_SCREENS } from './userScreens.ts';

export const SCREENS_TO_SEE: Readonly<Record<string, readonly ScreenToSee[]>> = {
  'public pages': PUBLIC_SCREENS,
  'frame and own account': FRAME_SCREENS,
  'board and card': BOARD_SCREENS,
  'dialogs of a card': CARD_DIALOGS,
  users: USER_SCREENS,
  'clients and unfinished accounts': CLIENT_SCREENS,
  'outbox, problems and questions': OFFICE_SCREENS,
};
