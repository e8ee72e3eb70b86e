import { versionedReadyTexts } from './applications/readyTexts/readyTexts.ts';
import { versionedReportDates } from './census/reportDates.ts';
import { versionedFaq } from './content/faq.ts';
import { exportedLists } from './exportedLists.ts';
import { versionedDefinitions } from './exports/definitions/versionedDefinitions.ts';
import { versionedQuestions } from './interviews/questions.ts';
import { versionedMailTexts } from './outbox/texts/mailTexts.ts';
import { versionedCheckIn } from './settings/checkIn.ts';
import { versionedDraftErasure } from './settings/draftErasure.ts';
import { versionedExonerationLimit } from './settings/exonerationLimit.ts';
import { versionedFee } from './settings/fee.ts';
import { versionedMinistryRules } from './settings/ministryRules.ts';
import { versionedStageLimits } from './settings/stageLimits.ts';
import type { VersionedSetting } from './settings/versions/versionedSetting.ts';

/** Every setting whose history its screen shows and takes back (product/configuration.md#history). */
export const versionedSettings: readonly VersionedSetting[] = [
  versionedFee,
  versionedMinistryRules,
  versionedExonerationLimit,
  versionedStageLimits,
  versionedDraftErasure,
  versionedReadyTexts,
  versionedReportDates,
  versionedCheckIn,
  versionedQuestions,
  versionedMailTexts,
  versionedFaq,
  ...versionedDefinitions(exportedLists),
];
