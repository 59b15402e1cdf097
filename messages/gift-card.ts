/** The amount of a gift card. */
export const giftCard = {
  amount: 'Amount',
  other: 'Another amount',
  otherHint: (min: number, max: number) => `Whole dollars from $${min} to $${max}`,
  wrong: (min: number, max: number) =>
    `A gift card holds $${min} to $${max} in whole dollars. Please change the amount.`,
} as const
