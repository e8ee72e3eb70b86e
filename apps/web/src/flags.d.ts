/** Where the flags lie (flagsPlugin.ts): `${__FLAGS__}PE.svg`. */
declare const __FLAGS__: string;
