import { FILES_LIMIT, sizeText } from '@/domain/attachments'

/** Files that go with a message. */
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
