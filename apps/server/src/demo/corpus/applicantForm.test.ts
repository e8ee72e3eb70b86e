import { isOpenCorrection } from '@portal/domain/applications/corrections.ts';
import type { CorrectionState } from '@portal/domain/applications/values.ts';
import { afterInterview } from '@portal/domain/applications/interviews.ts';
import {
  DOCUMENT_KINDS,
  fieldProblem,
  fieldTarget,
  whyNotSubmit,
  type FormValues,
  type SectionValues,
} from '@portal/domain/applications/form.ts';
import { isPaid } from '@portal/domain/applications/moves.ts';
import { judgeMinistry } from '@portal/domain/applications/ministryRules.ts';
import { nextStages, STAGES, type Stage } from '@portal/domain/applications/stages.ts';
import { isCallingCode } from '@portal/domain/countries.ts';
import { tidy } from '@portal/domain/fields/rules.ts';
import { describe, expect, it } from 'vitest';
import type { DemoApplicant } from './applicant.ts';
import { applicantForm } from './applicantForm.ts';
import { ministryRules } from './ministryRules.ts';
import { traitsOf } from './portraits/traits.ts';

const NOW = new Date('2026-02-17T09:30:00Z');
const TODAY = '2026-02-17';
const SEED = 7;
const all = Array.from({ length: 2000 }, (_, index) => applicantForm(index, SEED, NOW));

const nobody: SectionValues<'spouse'> = {
  name: null,
  lastName: null,
  email: null,
  facebook: null,
  areaCode: null,
  phone: null,
  birthDate: null,
  title: null,
  numberOfChildren: null,
  marriageDate: null,
};
const formOf = ({ leader, spouse, ministry, contact }: DemoApplicant): FormValues => ({
  leader,
  spouse: spouse ?? nobody,
  ministry,
  contact,
});
/** Those for whom something does not hold, as the test shall show them. */
const without = (holds: (applicant: DemoApplicant) => boolean) =>
  all.filter((applicant) => !holds(applicant)).slice(0, 3);
const agedBy = (date: string, years: number): string => `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

describe('the applicants of the demonstration', () => {
  it('fill a form that may be submitted', () => {
    const present = { documents: new Set(DOCUMENT_KINDS), photos: new Set(['LEADER' as const]) };
    expect(
      all
        .map((applicant) => whyNotSubmit(formOf(applicant), present, TODAY))
        .filter((found) => Object.keys(found).length > 0),
    ).toEqual([]);
  });

  it('write every text as it is stored', () => {
    const texts = all.flatMap((applicant) =>
      Object.values(formOf(applicant)).flatMap((section) => Object.values(section)),
    );
    expect(texts.filter((text) => typeof text === 'string' && (text === '' || text !== tidy(text)))).toEqual([]);
  });

  it('have an e-mail each, at a domain that is nobody’s', () => {
    const emails = all.map(({ account }) => account.email);
    expect(new Set(emails).size).toBe(all.length);
    expect(emails.filter((email) => !/^[a-z0-9.]+@example\.(org|com|net)$/.test(email))).toEqual([]);
  });

  it('come from more than forty countries and write in several scripts, even when they are few', () => {
    const few = all.slice(0, 400);
    expect(new Set(few.map(({ leader }) => leader.country)).size).toBeGreaterThanOrEqual(40);
    const names = few.map(({ leader }) => leader.name).join('');
    for (const script of ['Latin', 'Cyrillic', 'Hangul', 'Arabic', 'Devanagari', 'Han', 'Ethiopic']) {
      expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    }
  });

  it('can be called by numbers of E.164', () => {
    const phones = all.flatMap(({ leader, spouse, ministry, contact }) => [
      [leader.homeAreaCode, leader.homeNumber],
      [ministry.areaCode, ministry.phone],
      [contact.areaCode, contact.phone],
      ...(spouse ? [[spouse.areaCode, spouse.phone]] : []),
    ]);
    expect(
      phones.filter(
        ([code = '', number = '']) => !isCallingCode(code) || !/^\d{6,}$/.test(number) || (code + number).length > 15,
      ),
    ).toEqual([]);
  });

  it('have a spouse if and only if they are married, and married after both were sixteen', () => {
    expect(without(({ leader, spouse }) => (leader.civilStatus === 'MARRIED') === (spouse !== null))).toEqual([]);
    expect(
      without(({ leader, spouse }) => {
        if (!spouse) return true;
        const elder = [leader.birthDate, spouse.birthDate].map((date) => agedBy(date, 16)).sort()[1] ?? '';
        return spouse.marriageDate > elder && spouse.marriageDate <= TODAY;
      }),
    ).toEqual([]);
  });

  it('are shown by a portrait of their gender', () => {
    expect(without(({ leader, portraits }) => traitsOf(portraits.leader).gender === leader.gender)).toEqual([]);
    expect(without(({ spouse, portraits }) => (portraits.spouse === null) === (spouse === null))).toEqual([]);
  });

  it('are the same for the same seed and others for another', () => {
    expect(Array.from({ length: 50 }, (_, index) => applicantForm(index, SEED, NOW))).toEqual(all.slice(0, 50));
    expect(applicantForm(0, SEED + 1, NOW)).not.toEqual(all[0]);
  });
});

describe('their stories', () => {
  it('reach every stage, even when they are few', () => {
    expect(new Set(all.slice(0, 50).map(({ story }) => story.stage))).toEqual(new Set(Object.keys(STAGES)));
  });

  it('happen in order within the last three years', () => {
    expect(
      without(({ story }) => {
        const instants = [story.startedAt, ...story.steps.map(({ at }) => at)].map((at) => at.getTime());
        const ordered = instants.every((at, index) => index === 0 || at > (instants[index - 1] ?? at));
        return (
          ordered && (instants[0] ?? 0) > NOW.getTime() - 3 * 366 * 86_400_000 && (instants.at(-1) ?? 0) < NOW.getTime()
        );
      }),
    ).toEqual([]);
  });

  it('are judged at submission as they say', () => {
    expect(
      without(
        ({ story, ministry }) =>
          story.submittedAt === null ||
          judgeMinistry(ministryRules(), ministry.country, ministry.members).rejected === story.rejectedByRule,
      ),
    ).toEqual([]);
  });

  it('end where they say, each act being possible when it happens', () => {
    const broken = all.flatMap((applicant, index) => replay(applicant).map((fault) => `${index}: ${fault}`));
    expect(broken).toEqual([]);
  });

  it('show every way of paying, waiving, interviewing and leaving', () => {
    const seen = (read: (story: DemoApplicant['story']) => unknown) => new Set(all.map(({ story }) => read(story)));
    expect(seen((story) => story.paymentType)).toEqual(new Set([null, 'ONLINE', 'EXTERNAL', 'EXONERATED']));
    expect(seen((story) => story.interviewResult)).toEqual(new Set([null, 'DENIED', 'LATER', 'ACCEPTED']));
    expect(seen((story) => story.deactivationType).size).toBe(9);
    expect(seen((story) => story.exoneratedByProcess).size).toBe(2);
    expect([...seen((story) => story.openCorrections)]).toEqual(expect.arrayContaining([0, 1, 2]));
  });
});

/** Plays a story by the domain's rules and tells what it could not do. */
function replay(applicant: DemoApplicant): string[] {
  const faults: string[] = [];
  const corrections = new Map<string, CorrectionState>();
  const open = () => [...corrections.values()].filter(isOpenCorrection).length;
  let stage: Stage = 'UNFINISHED';
  let paid = false;
  let accepted = false;
  let waived = false;
  const facts = () => ({
    status: stage,
    paymentStatus: paid ? ('PAID' as const) : ('PENDING' as const),
    openCorrections: open(),
    interviewResult: accepted ? ('ACCEPTED' as const) : null,
    interviewWaived: waived,
    assignees: { analyst: 1, supervisor: null, manager: null, ephesian: 1 },
  });
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.push(`${what} in ${stage}`);
  };
  for (const step of applicant.story.steps) {
    if (step.act === 'payOnline' || step.act === 'payExternally') {
      check(!paid && ['COMPLETE', 'ANALYSIS', 'COMPLETE_ANALYSIS', 'INTERVIEW'].includes(stage), 'paid');
      paid = true;
    } else if (step.act === 'exonerate' && step.type === 'PAYMENT') {
      check(!paid && stage === 'COMPLETE', 'exonerated by payment');
      paid = true;
    } else if (step.act === 'exonerate') {
      check(stage === 'REJECT_BY_TAG' || (stage === 'INTERVIEW' && paid && open() === 0), 'exonerated by process');
      waived = stage === 'INTERVIEW';
    } else if (step.act === 'move') {
      check(step.from === stage && nextStages(stage).includes(step.to), 'moved');
      check(
        step.to === 'REJECTED' || stage === 'PAID' || (isPaid(facts().paymentStatus) && open() === 0),
        'passed a gate',
      );
      check(step.from !== 'INTERVIEW' || step.to === 'REJECTED' || accepted || waived, 'left the interview');
      check((step.to === 'REJECTED') === (step.deactivation !== null), 'deactivated');
    } else if (step.act === 'interview') {
      check(stage === 'INTERVIEW', 'interviewed');
      check(afterInterview(facts(), step.result).to === (step.enters ?? undefined), 'interview led elsewhere');
      accepted = step.result === 'ACCEPTED';
    } else if (step.act === 'askCorrection') {
      check(STAGES[stage].corrections === 'request' && !corrections.has(step.field), 'asked');
      corrections.set(step.field, 'REQUESTED');
    } else if (step.act === 'answerCorrection') {
      check(corrections.get(step.field) === 'REQUESTED', 'answered');
      const target = fieldTarget(step.field);
      if (target?.type === 'field') {
        check(
          'value' in step.answer && !fieldProblem(target.section, target.name, step.answer.value, TODAY),
          `answer to ${step.field}`,
        );
      }
      corrections.set(step.field, 'CORRECTED');
    } else if (step.act === 'withdrawCorrection') {
      check(corrections.get(step.field) === 'REQUESTED', 'withdrawn');
      corrections.set(step.field, 'WITHDRAWN');
    } else if (step.act !== 'submit') {
      check(corrections.get(step.field) === 'CORRECTED', step.act);
      corrections.set(step.field, step.act === 'acceptCorrection' ? 'ACCEPTED' : 'REQUESTED');
    }
    stage = step.enters ?? stage;
  }
  check(stage === applicant.story.stage, `ended instead of ${applicant.story.stage}`);
  check(open() === applicant.story.openCorrections, 'open corrections differ');
  return faults;
}
