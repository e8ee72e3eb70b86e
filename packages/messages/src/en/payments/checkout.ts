/** What the payment provider's page shows of ours. */
export const payments = {
  checkoutLine: 'Application fee',
};
