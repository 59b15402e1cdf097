/** Question below a topic and its fallback without a form; the form's texts are in help-feedback. */
export const helpQuestion = {
  question: 'Was this helpful?',
  write: 'Write to us',
  writeText: 'Still need help?',
} as const
