import type { ShippedRole } from '@portal/domain/access/roles.ts';

/** A sign-in of the demonstration; the password is one for all and not kept here. */
export interface DemoStaff {
  email: string;
  name: string;
  lastName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: 'en' | 'es';
  role: ShippedRole;
}

export type EphesianEmail = 'ephesian@portal.test' | 'ephesian2@portal.test';

const STAFF: readonly DemoStaff[] = [
  {
    email: 'admin@portal.test',
    name: 'Grace',
    lastName: 'Whitfield',
    country: 'US',
    language: 'en',
    role: 'administrator',
  },
  {
    email: 'manager@portal.test',
    name: 'Esteban',
    lastName: 'Larrañaga',
    country: 'US',
    language: 'es',
    role: 'manager',
  },
  {
    email: 'supervisor@portal.test',
    name: 'Noemí',
    lastName: 'Castellanos',
    country: 'CO',
    language: 'es',
    role: 'supervisor',
  },
  { email: 'analyst@portal.test', name: 'Julia', lastName: "O'Hara", country: 'US', language: 'en', role: 'analyst' },
  { email: 'analyst2@portal.test', name: 'Mateo', lastName: 'Ibáñez', country: 'MX', language: 'es', role: 'analyst' },
  {
    email: 'ephesian@portal.test',
    name: 'Abraham',
    lastName: 'Quiñones',
    country: 'MX',
    language: 'es',
    role: 'ephesian',
  },
  {
    email: 'ephesian2@portal.test',
    name: 'Rebecca',
    lastName: 'Adeyemi',
    country: 'GB',
    language: 'en',
    role: 'ephesian',
  },
];

/** The seven of the README. */
export const staff = (): readonly DemoStaff[] => STAFF;
