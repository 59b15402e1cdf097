import { helpQuestion } from './help-question'

export const helpFeedback = {
  ...helpQuestion,
  yes: 'Yes',
  no: 'No',
  thanksYes: 'Thanks. Good to know.',
  thanksNo: 'Thanks. We’ll look into what’s missing.',
  commentYes: 'What helped most? (optional)',
  commentNo: 'What’s missing or wrong? (optional)',
  commentHint: 'Please don’t include personal information. We can’t reply here.',
  send: 'Send comment',
  thanksComment: 'Thanks. We got your comment.',
  change: 'Change my answer',
  inputRetained: 'We’ve kept what you typed.',
} as const
