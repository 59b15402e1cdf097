/** What a topic asks, and where its form is not there; the words of the form are in help-feedback. */
export const helpQuestion = {
  question: 'Was this helpful?',
  write: 'Write to us',
  writeText: 'Still need help?',
} as const
