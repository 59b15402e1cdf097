/** Answers that are offered while somebody writes to us. */
export const helpAnswers = {
  title: 'Perhaps this is answered already',
  kept: 'What you typed stays here when you look.',
  announced: (count: number) =>
    count === 1
      ? '1 answer that may help stands below the form.'
      : `${count} answers that may help stand below the form.`,
} as const
