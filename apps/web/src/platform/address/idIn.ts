/** The id in an address; 0, which nobody has, where it is none. */
export const idIn = (text: string | undefined): number => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : 0);
