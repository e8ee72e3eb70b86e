import { describe, expect, test } from 'vitest';
import { faultOf, MAX_PROBLEM_LINE, screenOf } from './problemReports.ts';

describe('the screen of a report', () => {
  test.each([
    ['/B_Portal/requests/dashboard?card=12&q=Ana#top', '/requests/dashboard'],
    ['/B_Portal', '/'],
    ['/B_Portal/', '/'],
    ['/requests/dashboard', '/requests/dashboard'],
    ['/B_Portalx/a', '/B_Portalx/a'],
    ['', '/'],
    ['requests', '/requests'],
  ])('is the path below the base: %s', (address, screen) => {
    expect(screenOf(address)).toBe(screen);
  });

  test.each([
    ['/B_Portal/login', '/login'],
    ['/B_Portal/login/reset', '/login/reset'],
    ['/B_Portal/login/password/secret', '/login/password/…'],
    ['/B_Portal/login/welcome/secret/more', '/login/welcome/…'],
    ['/B_Portal//login//password//secret', '/login/password/…'],
    ['/B_Portal/Login/Password/secret', '/Login/Password/…'],
    ['/B_Portal/login/password/line\nbreak', '/login/password/…'],
    [`/B_Portal/users/${'t'.repeat(41)}/edit`, '/users/…/edit'],
  ])('carries no token: %s', (address, screen) => {
    expect(screenOf(address)).toBe(screen);
  });

  test('is cut where it is longer than a report takes, never within a character', () => {
    const screen = screenOf(`/${'😀'.repeat(10)}`.repeat(50));
    expect([...screen]).toHaveLength(MAX_PROBLEM_LINE);
    expect(screen.isWellFormed()).toBe(true);
    expect(screenOf(screen)).toBe(screen);
  });
});

describe('the fault of a report', () => {
  test.each([
    [new TypeError("Cannot read properties of undefined (reading 'name')\n    at x"), true],
    [new Error('Loading https://portal.example/login/password/secret failed'), 'Error: Loading … failed'],
    [new SyntaxError('Unexpected token \'A\', "Ana Lopez, 31" is not valid JSON'), true],
    [new Error('ana@example.org has 5551234567'), 'Error: … has …'],
    ['Ana Lopez', 'string'],
    [{ name: 'Ana' }, 'object'],
    [undefined, 'undefined'],
  ])('tells of the script, not of people: %s', (error, told) => {
    const fault = faultOf(error);
    expect(fault).not.toMatch(/Ana|ana@|secret|555|\n/);
    if (typeof told === 'string') expect(fault).toBe(told);
  });

  test('keeps what finds the mistake', () => {
    expect(faultOf(new TypeError("Cannot read properties of null (reading 'status')"))).toBe(
      "TypeError: Cannot read properties of null (reading 'status')",
    );
    expect([...faultOf(new Error('x'.repeat(400)))]).toHaveLength(MAX_PROBLEM_LINE);
  });
});
