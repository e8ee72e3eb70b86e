import { describe, expect, it } from 'vitest';
import { isMeetingLink, meantInstant, meetingPlace, timeOfDay, whyNotAnother, whyNotChange } from './appointments.ts';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const zone = 'America/New_York';
const meant = (day: string, time: string, hour: 'EARLIER' | 'LATER' | null = null) =>
  meantInstant({ day, time, zone, hour }, NOW);

describe('the instant of an appointment', () => {
  it('lies after now, to the millisecond', () => {
    expect(meant('2027-03-01', '07:00')).toEqual({ fields: { time: { code: 'appointment.past' } } });
    expect(meant('2027-02-28', '23:00')).toEqual({ fields: { day: { code: 'appointment.past' } } });
    expect(meant('2027-03-01', '07:01')).toEqual({ instant: Date.parse('2027-03-01T12:01:00Z') });
  });

  it('lies within a year', () => {
    expect(meant('2028-03-01', '07:00')).toEqual({ instant: NOW + 366 * 86_400_000 });
    expect(meant('2028-03-01', '07:01')).toEqual({ fields: { day: { code: 'appointment.far' } } });
  });

  it('is none of an hour that the clock skips', () => {
    expect(meant('2027-03-14', '02:30')).toEqual({ fields: { time: { code: 'appointment.skipped' } } });
  });

  it('of an hour shown twice is the one that is chosen', () => {
    expect(meant('2027-11-07', '01:30')).toEqual({ fields: { hour: { code: 'appointment.repeated' } } });
    expect(meant('2027-11-07', '01:30', 'EARLIER')).toEqual({ instant: Date.parse('2027-11-07T05:30:00Z') });
    expect(meant('2027-11-07', '01:30', 'LATER')).toEqual({ instant: Date.parse('2027-11-07T06:30:00Z') });
    // Where there is but one, nothing is chosen.
    expect(meant('2027-11-08', '01:30', 'LATER')).toEqual({ instant: Date.parse('2027-11-08T06:30:00Z') });
  });
});

describe('the place', () => {
  it.each([
    'Oficina central, sala 2',
    'https://meet.example.org/abc?d=e&f',
    'Zoom: https://meet.example.org/abc',
    'a'.repeat(300),
  ])('may be %s', (place) => expect(meetingPlace(place, '')).toBeUndefined());

  it.each([
    ['http://meet.example.org/abc', 'field.url'],
    ['www.meet.example.org', 'field.url'],
    ['ftp://meet.example.org', 'field.url'],
    ['https://church.org@elsewhere.com', 'field.url'],
    ['https://meet', 'field.url'],
    ['a'.repeat(301), 'field.max'],
    ['a\nb', 'field.special'],
  ])('is not %j', (place, code) => expect(meetingPlace(place, '')?.code).toBe(code));

  it('is followed only where it is an https address and nothing else', () => {
    expect(isMeetingLink('https://meet.example.org/abc')).toBe(true);
    for (const place of ['javascript:alert(1)', 'Sala 2', 'https://meet.example.org y clave 123', 'data:text/html,x']) {
      expect(isMeetingLink(place)).toBe(false);
    }
  });
});

it.each(['00:00', '09:05', '23:59'])('%s is a time of the day', (text) => expect(timeOfDay(text, '')).toBeUndefined());
it.each(['24:00', '9:05', '12:60', '12.30', 'noon'])('%s is none', (text) =>
  expect(timeOfDay(text, '')).toEqual({ code: 'appointment.time' }),
);

it('there is one at a time, and what is over stays as it was', () => {
  expect([whyNotAnother(false), whyNotAnother(true)]).toEqual([[], [{ code: 'appointment.exists' }]]);
  expect([whyNotChange(true), whyNotChange(false)]).toEqual([[], [{ code: 'appointment.over' }]]);
});
