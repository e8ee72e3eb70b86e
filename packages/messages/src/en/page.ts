/** What the page itself says before any code of the portal runs. */
export const page = {
  tooOldTitle: 'This browser is too old for the portal.',
  tooOldText:
    'Update it, or open the portal in a newer one. Versions of Chrome, Edge, Firefox and Safari from the last three years work.',
};
