export const helpAnswers = {
  title: 'This might already be answered',
  inputRetained: 'We’ll keep what you typed while you look.',
  announced: (count: number) =>
    count === 1
      ? '1 answer that may help is shown below the form.'
      : `${count} answers that may help are shown below the form.`,
} as const
