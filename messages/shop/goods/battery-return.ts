/** Return of waste batteries (Regulation (EU) 2023/1542, art. 62 and 74). */
export const batteryReturn = {
  title: 'Old batteries',
  text: 'We take back old batteries like ours, of any brand, for free, and you don’t need to buy a new one. Take yours to a dealer or a collection point, or write to us. Never put it in the trash.',
  link: 'How to return a battery',
} as const
