/** Figures of the page of samples; none of them is of the portal. */

/** In the order of the board. */
export const BY_STAGE = [14, 38, 52, 121, 47, 33, 18, 64, 87, 29];

/** A month a row: submitted, approved, deactivated. */
export const BY_MONTH = [
  [31, 12, 4],
  [28, 15, 3],
  [44, 18, 7],
  [39, 22, 5],
  [52, 25, 6],
  [47, 31, 9],
  [36, 28, 8],
  [41, 24, 4],
  [58, 30, 7],
  [63, 37, 11],
  [49, 41, 6],
  [33, 35, 5],
];

export const BY_COUNTRY = {
  AR: 96,
  BO: 41,
  BR: 212,
  CL: 58,
  CO: 184,
  CR: 22,
  DE: 9,
  EC: 63,
  ES: 37,
  FR: 6,
  GH: 14,
  GT: 71,
  HN: 48,
  IN: 11,
  KE: 17,
  MX: 240,
  NG: 26,
  NI: 19,
  PA: 15,
  PE: 102,
  PH: 8,
  PY: 24,
  SV: 33,
  US: 154,
  UY: 12,
  VE: 79,
  ZA: 5,
} as const;
