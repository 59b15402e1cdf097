import { ALERT_WINDOW_HOURS } from '@/domain/shop/goods/stock-alert'
import { dateLong } from '@/utils/format'

export const stockAlert = {
  title: 'Tell me when it’s back',
  hint: `We send one email when it’s for sale again, to as many people as we have units, in the order of this list. After ${ALERT_WINDOW_HOURS} hours we tell the next ones.`,
  own: (email: string) => `We’ll write to ${email}.`,
  email: 'Email',
  emailFault: 'Please enter your email address.',
  submit: 'Email me when it’s back',
  confirmed: 'You’re on the list. We’ll email you when it’s back in stock.',
  asked:
    'You’re on the list. If we don’t know your address yet, please confirm it with the link in the email we just sent you.',
} as const

/** List in the account. */
export const awaitedItems = {
  title: 'What you’re waiting for',
  lead: 'We send one email when an item is for sale again.',
  empty: 'You aren’t waiting for any item. Pages of sold-out items offer to email you.',
  since: (at: string) => `Since ${dateLong(at)}`,
  stop: 'Stop waiting',
  of: (title: string) => ` for ${title}`,
  stopped: (title: string) => `You’re no longer waiting for ${title}.`,
} as const

/** Pages that the links of the emails open. */
export const stockAlertLinks = {
  confirm: {
    title: 'Confirm your email address',
    lead: 'One click, and we’ll tell you when what you’re waiting for is back in stock.',
    submit: 'Confirm my email address',
    doneTitle: 'You’re on the list',
    done: 'Thank you. We’ll send one email when it’s back in stock, with a link to unsubscribe.',
    invalid:
      'Each link works once and expires after two days. If you’ve already confirmed, you’re all set. If not, ask again on the page of the item.',
  },
  end: {
    title: 'Don’t tell me when it’s back',
    lead: 'One click, and we delete your address from all waiting lists.',
    submit: 'Take me off the list',
    doneTitle: 'You’re off the list',
    done: 'We’ve deleted your address from all waiting lists.',
    invalid: 'Please use the link in our latest email, or write to us and we’ll take care of it.',
  },
} as const
