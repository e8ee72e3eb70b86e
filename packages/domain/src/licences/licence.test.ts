import { describe, expect, it } from 'vitest';
import { gapsOf, lastDayFrom, renewedUntil, standingOf, whyNotRenew } from './licence.ts';
import { BOARD_STAGES } from '../applications/stages.ts';
import { whyNotLicence } from '../applications/whereStaffWork.ts';

const codes = (problems: readonly { code: string }[]) => problems.map(({ code }) => code);

describe('a licence', () => {
  it.each([
    ['2026-03-10', 12, '2027-03-10'],
    // The last day of a shorter month.
    ['2026-03-31', 6, '2026-09-30'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('from %s for %i months holds until %s', (day, months, last) => expect(lastDayFrom(day, months)).toBe(last));

  it.each([
    ['on its last day', { deactivated: false, admitted: true }, '2027-03-10', 'ACTIVE'],
    ['the day after', { deactivated: false, admitted: true }, '2027-03-11', 'EXPIRED'],
    ['taken back', { deactivated: true, admitted: true }, '2026-05-01', 'INACTIVE'],
    ['taken back and past', { deactivated: true, admitted: true }, '2028-05-01', 'INACTIVE'],
    ['of one who is admitted no more', { deactivated: false, admitted: false }, '2026-05-01', 'INACTIVE'],
  ])('%s', (_when, facts, today, standing) =>
    expect(standingOf({ ...facts, validUntil: '2027-03-10' }, today)).toBe(standing),
  );

  it('is renewed from its end while it holds, from today once it has expired', () => {
    expect(renewedUntil('2027-03-10', '2027-02-20', 12)).toBe('2028-03-10');
    expect(renewedUntil('2027-03-10', '2027-06-01', 24)).toBe('2029-06-01');
  });

  it.each([
    ['2027-02-07', ['licence.early']],
    ['2027-02-08', []],
    ['2027-03-11', []],
  ])('on %s may be renewed or not: %j', (today, problems) =>
    expect(codes(whyNotRenew('2027-03-10', today))).toEqual(problems),
  );

  it('is acted on in Approved and Sent only', () => {
    expect(BOARD_STAGES.filter((stage) => whyNotLicence(stage).length === 0)).toEqual(['APPROVED', 'SENT']);
  });
});

describe('the leader card', () => {
  const leader = { name: 'Rut', lastName: 'Mora', title: 'PASTOR', civilStatus: 'SINGLE' };
  const spouse = { name: null, lastName: null };
  const whole = { leader, spouse, church: 'Casa de Paz', hasPhoto: true };

  it.each([
    ['nothing', whole, []],
    ['the title', { ...whole, leader: { ...leader, title: null } }, ['leader']],
    ['the photo and the church', { ...whole, hasPhoto: false, church: '' }, ['photo', 'ministry']],
    ['the spouse of the married', { ...whole, leader: { ...leader, civilStatus: 'MARRIED' } }, ['spouse']],
  ])('lacks %s', (_what, facts, gaps) => expect(gapsOf(facts)).toEqual(gaps));
});
