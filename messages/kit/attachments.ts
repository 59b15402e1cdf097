import { FILES_LIMIT, sizeText } from '@/domain/kit/attachments'
import type { LeftOut, LeftOutReason } from '@/domain/community/support/email-reply'

const LEFT_OUT: Record<LeftOutReason, (name: string) => string> = {
  type: (name) => `${name} was left out. We take PNG, JPEG, WebP, PDF and plain text.`,
  size: (name) => `${name} was left out. It’s larger than 5 MB.`,
  count: (name) => `${name} was left out. A message can have up to ${FILES_LIMIT} files.`,
  length: () => 'The end of this email was left out. It was too long.',
  unreadable: () =>
    'This email is too complex to show here. For 30 days, our team can download it as it arrived.',
}

export const attachments = {
  add: 'Attach files',
  hint: `Up to ${FILES_LIMIT} files of 5 MB each: PNG, JPEG, WebP, PDF or plain text.`,
  list: 'Attached files',
  size: sizeText,
  remove: (name: string) => `Remove ${name}`,
  uploading: 'Uploading…',
  tooMany: `A message can have up to ${FILES_LIMIT} files.`,
  tooLarge: (name: string) => `${name} is larger than 5 MB.`,
  failed: (name: string, sentence: string) => `${name}: ${sentence}`,
} as const

export const emailRest = {
  noText: 'No text',
  show: 'Show quoted text',
  download: 'Download the original email',
  leftOut: ({ name, reason }: LeftOut) => LEFT_OUT[reason](name),
} as const
