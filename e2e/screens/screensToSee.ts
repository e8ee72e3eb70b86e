/** Every screen, tab, menu and dialog of the portal, with the states that it has: what axe and `npm run look` walk over. */
import { IMPORT_SCREENS } from './imports/importScreens.ts';
import { BOARD_SCREENS } from './boardScreens.ts';
import { CARD_SCREENS } from './cardScreens.ts';
import { CARD_DIALOGS } from './cardDialogs.ts';
import { CLIENT_SCREENS } from './clientScreens.ts';
import { CHURCH_SCREENS } from './churches/churchScreens.ts';
import { MY_REGION_SCREENS } from './census/myRegionScreens.ts';
import { REGION_SCREENS } from './churches/regionScreens.ts';
import { CONTENT_SCREENS } from './content/contentScreens.ts';
import { DOCUMENT_SCREENS } from './documentScreens.ts';
import { DOSSIER_SCREENS } from './dossiers/dossierScreens.ts';
import { EVENT_SCREENS } from './events/eventScreens.ts';
import { FRAME_SCREENS } from './frameScreens.ts';
import { INTERVIEW_SCREENS } from './interviews/interviewScreens.ts';
import { CARD_MAILS, MAIL_TEXTS } from './mails/mailScreens.ts';
import { BIN_SCREENS } from './requests/binScreens.ts';
import { DAY_SCREENS } from './requests/dayScreens.ts';
import { DEFINITION_SCREENS } from './requests/definitionScreens.ts';
import { EXPORT_SCREENS } from './requests/exportScreens.ts';
import { MONEY_SCREENS } from './requests/moneyScreens.ts';
import { DATED_DOCUMENT_SCREENS } from './requests/datedDocumentScreens.ts';
import { LICENCE_SCREENS } from './licences/licenceScreens.ts';
import { COURSE_SCREENS } from './courses/courseScreens.ts';
import { DATE_SCREENS } from './census/dateScreens.ts';
import { CHURCH_REPORT_SCREENS } from './census/churchReportScreens.ts';
import { SATISFACTION_SCREENS } from './census/satisfactionScreens.ts';
import { REPORT_SCREENS } from './census/reportScreens.ts';
import { BUSINESS_RULES_SCREENS } from './businessRulesScreens.ts';
import { STATISTIC_SCREENS } from './statistics/statisticScreens.ts';
import { OFFICE_SCREENS } from './officeScreens.ts';
import { PUBLIC_SCREENS } from './publicScreens.ts';
import { REFERENCE_SCREENS } from './referenceScreens.ts';
import { FACTOR_SCREENS } from './users/factorScreens.ts';
import { ROLE_SCREENS } from './users/roleScreens.ts';
import { TRACE_SCREENS } from './clients/traceScreens.ts';
import { statesOf, type ScreenToSee } from './screenToSee.ts';
import { USER_SCREENS } from './users/userScreens.ts';

export const SCREENS_TO_SEE: Readonly<Record<string, readonly ScreenToSee[]>> = {
  'public pages': PUBLIC_SCREENS,
  'frame and own account': FRAME_SCREENS,
  board: BOARD_SCREENS,
  card: CARD_SCREENS,
  'interviews and my day': [...INTERVIEW_SCREENS, ...DAY_SCREENS],
  'dialogs of a card': [
    ...CARD_DIALOGS,
    ...DOCUMENT_SCREENS,
    ...REFERENCE_SCREENS,
    ...CARD_MAILS,
    ...LICENCE_SCREENS,
    ...DATED_DOCUMENT_SCREENS,
    ...DOSSIER_SCREENS,
  ],
  users: USER_SCREENS,
  regions: [...REGION_SCREENS, ...MY_REGION_SCREENS, ...CHURCH_SCREENS],
  roles: ROLE_SCREENS,
  factors: FACTOR_SCREENS,
  'clients and unfinished accounts': [...CLIENT_SCREENS, ...TRACE_SCREENS],
  money: MONEY_SCREENS,
  'bin and duplicates': BIN_SCREENS,
  exports: [...EXPORT_SCREENS, ...DEFINITION_SCREENS, ...IMPORT_SCREENS],
  census: [...DATE_SCREENS, ...REPORT_SCREENS, ...CHURCH_REPORT_SCREENS, ...SATISFACTION_SCREENS],
  'business rules': BUSINESS_RULES_SCREENS,
  content: CONTENT_SCREENS,
  events: EVENT_SCREENS,
  courses: COURSE_SCREENS,
  statistics: STATISTIC_SCREENS,
  'outbox and questions': [...OFFICE_SCREENS, ...MAIL_TEXTS],
};

/** So many states take about a minute. */
const STATES = 27;

/**
 * The way over all screens in pieces that take about as long as each other, by what they show: the runs share them evenly, and so do the
 * workers of a run.
 */
export const piecesToSee = (): { name: string; screens: readonly ScreenToSee[] }[] =>
  Object.entries(SCREENS_TO_SEE).flatMap(([part, screens]) => {
    const count = (some: readonly ScreenToSee[]) => some.reduce((sum, screen) => sum + statesOf(screen).length, 0);
    const pieces = Math.ceil(count(screens) / STATES);
    const pieceOf = (index: number) => Math.floor((count(screens.slice(0, index)) * pieces) / count(screens));
    return Array.from({ length: pieces }, (_, piece) => ({
      name: pieces === 1 ? part : `${part} ${piece + 1} of ${pieces}`,
      screens: screens.filter((_screen, index) => pieceOf(index) === piece),
    }));
  });
