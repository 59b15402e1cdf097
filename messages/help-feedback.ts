import { helpQuestion } from './help-question'

/** Whether a help topic helped. */
export const helpFeedback = {
  ...helpQuestion,
  yes: 'Yes',
  no: 'No',
  thanksYes: 'Thank you. Good to know.',
  thanksNo: 'Thank you. We look at what is missing.',
  commentYes: 'What helped most? (optional)',
  commentNo: 'What is missing or wrong? (optional)',
  commentHint: 'Please no personal data: we cannot answer here.',
  send: 'Send comment',
  said: 'Thank you, your comment is with us.',
  change: 'Change my answer',
  kept: 'What you typed is still here.',
} as const
