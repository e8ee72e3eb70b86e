import { ofSight, ofStage } from '../access/actRights.ts';
import { whyNotLicence } from '../applications/whereStaffWork.ts';
import type { Stage } from '../applications/stages.ts';
import type { Problem } from '../problem.ts';

const inStagesThatAdmit = ({ status }: { status: Stage }): Problem[] => whyNotLicence(status);

/** Rows of the table of acts (applications/cardActs.ts) that are about papers of the leader. */
export const LICENCE_ACTS = {
  /** The leader card, for whoever sees the application. */
  viewLicence: { group: 'records', right: ofSight, whyNot: inStagesThatAdmit, tells: [], beside: true },
  /** Renewing it, giving it another code, taking it back and giving it again; the portal itself issues it. */
  licence: {
    group: 'records',
    right: ofStage,
    whyNot: inStagesThatAdmit,
    tells: ['licence.issued', 'licence.renewed', 'licence.reissued', 'licence.deactivated', 'licence.activated'],
    beside: true,
  },
  /** The dossier as PDF, for whoever sees the card; what they may not read is left out of it. */
  print: { group: 'records', right: ofSight, whyNot: () => [], tells: ['dossier.ordered'], beside: true },
} as const;
