/** Corrections of one application: what is asked, what the applicant sends, how often it goes back and forth. */
import type { DocumentKind } from '@portal/domain/applications/form.ts';
import type { City, Place } from './places/place.ts';
import { addressOf, phoneOf } from './people.ts';
import type { Random } from './random.ts';
import type { DemoAnswer, PlannedStep } from './story.ts';
import { CORRECTION_REQUESTS, CORRECTIONS_ASKED_AGAIN, type CorrectedField } from './texts/corrections.ts';
import type { Language } from './texts/language.ts';

/** What an answer is made from. */
interface Corrected {
  place: Place;
  city: City;
  language: Language;
  members: number;
  foundationDate: string;
  /** Another portrait of the same person's kind. */
  portrait: () => number;
}

export interface CorrectionPlan {
  /** One more correction, asked, answered and accepted, in up to three rounds; now and then one that was withdrawn. */
  settled(): PlannedStep[];
  /** One or two more that are still open. */
  open(): PlannedStep[];
}

function answerTo(field: CorrectedField, from: Corrected, random: Random): DemoAnswer {
  switch (field) {
    case 'FORM_LEADER_PHOTO':
      return { portrait: from.portrait() };
    case 'FORM_LEADER_ADDRESS':
    case 'FORM_MINISTRY_ADDRESS':
      return { value: addressOf(from.place, random) };
    case 'FORM_LEADER_HOME_NUMBER':
    case 'FORM_MINISTRY_CONTACT_PHONE':
      return { value: phoneOf(from.city, random) };
    case 'FORM_MINISTRY_MEMBERS':
      return { value: from.members + random.whole(1, 25) };
    case 'FORM_MINISTRY_FOUNDATION_DATE':
      return { value: `${Number(from.foundationDate.slice(0, 4)) - random.whole(1, 3)}-0${random.whole(1, 9)}-15` };
    case 'FORM_MINISTRY_WEBSITE':
      return { value: `https://www.church-${random.digits('####')}.example.org` };
    default:
      return { kind: field.replace('FORM_DOCUMENT_', '') as DocumentKind, document: random.whole(0, 999) };
  }
}

export function correctionsOf(from: Corrected, random: Random): CorrectionPlan {
  const fields = random.shuffled(Object.keys(CORRECTION_REQUESTS) as CorrectedField[]);
  const rounds = (field: CorrectedField, again: number): PlannedStep[] => {
    const message = random.pick(CORRECTION_REQUESTS[field][from.language]);
    const days = random.chance(0.4) ? random.whole(5, 15) : null;
    const answer = (): PlannedStep => ({
      does: { act: 'answerCorrection', field, answer: answerTo(field, from, random) },
      enters: null,
      gap: [1, 7],
    });
    const steps: PlannedStep[] = [
      { does: { act: 'askCorrection', field, message, days }, enters: null, gap: [0, 3] },
      answer(),
    ];
    for (let round = 0; round < again; round += 1) {
      const once = random.pick(CORRECTIONS_ASKED_AGAIN[from.language]);
      steps.push({ does: { act: 'askCorrectionAgain', field, message: once }, enters: null, gap: [0, 2] }, answer());
    }
    return steps;
  };
  /** Asked by mistake, and taken back before anybody answered. */
  const mistaken = (): PlannedStep[] => {
    const field = random.chance(0.25) ? next() : undefined;
    if (field === undefined) return [];
    const [asked] = rounds(field, 0);
    return asked ? [asked, { does: { act: 'withdrawCorrection', field }, enters: null, gap: [0, 1] }] : [];
  };
  const next = (): CorrectedField | undefined => fields.pop();
  return {
    settled() {
      const field = next();
      if (field === undefined) return [];
      const again = random.weighted([
        [0, 7],
        [1, 2],
        [2, 1],
      ] as const);
      const accepted: PlannedStep = { does: { act: 'acceptCorrection', field }, enters: null, gap: [0, 2] };
      return [...rounds(field, again), accepted, ...mistaken()];
    },
    open() {
      return Array.from({ length: random.whole(1, 2) }, next).flatMap((field) => {
        if (field === undefined) return [];
        const steps = rounds(field, random.chance(0.2) ? 1 : 0);
        // Two of three wait for the applicant, the third for the staff.
        return random.chance(0.66) ? steps.slice(0, -1) : steps;
      });
    },
  };
}
