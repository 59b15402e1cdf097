/** The amount of a gift card. */
export const giftCard = {
  amount: 'Amount',
  other: 'Other amount',
  otherHint: (min: number, max: number) => `Whole dollars from $${min} to $${max}`,
  wrong: (min: number, max: number) =>
    `Gift cards come in whole dollars from $${min} to $${max}. Please change the amount.`,
} as const
