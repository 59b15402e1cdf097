import { dateLong } from '@/utils/format'

export const orderGift = {
  for: (name: string, email: string) => (email === '' ? `For ${name}` : `For ${name} (${email})`),
  from: (name: string) => `From ${name}`,
  unpaid: (day: string | null) =>
    day === null
      ? 'Will be sent as soon as you’ve paid'
      : `Will be sent on ${dateLong(day)} once you’ve paid`,
  waiting: (day: string | null) =>
    day === null ? 'Will be sent shortly' : `Will be sent on ${dateLong(day)}`,
  sent: (day: string | null) => (day === null ? 'Sent' : `Sent on ${dateLong(day)}`),
  ended: () => 'Won’t be sent',
  change: 'Change gift card',
  save: 'Save changes',
  cancel: 'Cancel',
  changed: 'Your changes are saved. You’ll get them by email, too.',
  sendAgain: 'Send the gift card again',
  sentAgain: 'We’ll email the gift card again.',
} as const
