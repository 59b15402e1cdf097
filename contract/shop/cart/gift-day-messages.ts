/** Reasons why a gift card can't be sent on a day; the form and the server share them. */
export const giftDayMessages = {
  dayPast: 'That day has passed. Choose today or a later day.',
  dayFar: 'Choose a day within a year from today.',
} as const
