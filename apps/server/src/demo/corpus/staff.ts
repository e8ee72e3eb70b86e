import type { ShippedRole } from '@portal/domain/access/roles.ts';
import type { UserStatus } from '@portal/domain/users/accounts.ts';

/** An account of the demonstration; the password is one for all who can sign in, and not kept here. */
export interface DemoStaff {
  email: string;
  name: string;
  lastName: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  language: 'en' | 'es';
  /** The first is the one worked in. */
  roles: readonly [ShippedRole, ...ShippedRole[]];
  /** Calling code and national number, where one is known. */
  phone?: readonly [string, string];
  /** ACTIVE where nothing else is said. */
  status?: UserStatus;
}

export type EphesianEmail = 'ephesian@portal.test' | 'ephesian2@portal.test';

const STAFF: readonly DemoStaff[] = [
  {
    email: 'admin@portal.test',
    name: 'Grace',
    lastName: 'Whitfield',
    country: 'US',
    language: 'en',
    roles: ['administrator'],
    phone: ['1', '2125550142'],
  },
  {
    email: 'manager@portal.test',
    name: 'Esteban',
    lastName: 'Larrañaga',
    country: 'US',
    language: 'es',
    roles: ['manager'],
  },
  {
    email: 'supervisor@portal.test',
    name: 'Noemí',
    lastName: 'Castellanos',
    country: 'CO',
    language: 'es',
    roles: ['supervisor'],
    phone: ['57', '6015550119'],
  },
  {
    email: 'analyst@portal.test',
    name: 'Julia',
    lastName: "O'Hara",
    country: 'US',
    language: 'en',
    roles: ['analyst'],
  },
  {
    email: 'analyst2@portal.test',
    name: 'Mateo',
    lastName: 'Ibáñez',
    country: 'MX',
    language: 'es',
    roles: ['analyst'],
  },
  {
    email: 'ephesian@portal.test',
    name: 'Abraham',
    lastName: 'Quiñones',
    country: 'MX',
    language: 'es',
    roles: ['ephesian'],
  },
  {
    email: 'ephesian2@portal.test',
    name: 'Rebecca',
    lastName: 'Adeyemi',
    country: 'GB',
    language: 'en',
    roles: ['ephesian'],
  },
  {
    email: 'manager2@portal.test',
    name: 'Daniela',
    lastName: 'Pizarro',
    country: 'CL',
    language: 'es',
    roles: ['manager', 'supervisor'],
    phone: ['56', '225550173'],
  },
  {
    email: 'invited@portal.test',
    name: 'Samuel',
    lastName: 'Okonkwo',
    country: 'GB',
    language: 'en',
    roles: ['analyst'],
    status: 'PENDING',
  },
  {
    email: 'former@portal.test',
    name: 'Lidia',
    lastName: 'Ferrán',
    country: 'ES',
    language: 'es',
    roles: ['analyst'],
    status: 'INACTIVE',
  },
];

/** The eight of the README, and two who cannot sign in: one invited, one deactivated. */
export const staff = (): readonly DemoStaff[] => STAFF;
