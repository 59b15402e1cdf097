import { GIFT_LENGTHS } from '@/domain/shop/gift-card/gift'

export const giftForm = {
  toName: 'Recipient’s name',
  toEmail: 'Recipient’s email address',
  fromName: 'Your name',
  fromNameHint: 'It’s the subject of the email they get.',
  message: 'Message (optional)',
  messageHint: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  day: 'Day of sending (optional)',
  dayHint: 'We send it at 9 AM where we are. Without a day, we send it as soon as you’ve paid.',
  inputRetained: 'Everything you typed is still here.',

  toNameMissing: 'Enter the recipient’s name.',
  toEmailMissing: 'Enter the recipient’s email address, such as name@example.com.',
  fromNameMissing: 'Enter your name.',
  nameLong: `Use ${GIFT_LENGTHS.name} characters or fewer.`,
  messageLong: `Use ${GIFT_LENGTHS.message} characters or fewer.`,
  dayUnknown: 'Enter a full date, or leave it empty.',
} as const
