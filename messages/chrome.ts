/** The one address of customer support. An operator sets NEXT_PUBLIC_SUPPORT_EMAIL to a mailbox that is read. */
export const SUPPORT_EMAIL = process.env.NEXT_PUBLIC_SUPPORT_EMAIL || 'support@nireeka.example'

export { SUPPORT_HOURS } from '@/domain/constants'

export const chrome = {
  shopName: 'Nireeka',
  shopLine: 'Electric bikes, built to order',
  announcements: 'Announcements',
  /** In the announcement strip while nothing is announced. */
  announcement: 'Built to order. You see your delivery date before you pay.',
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  home: 'Nireeka home',
  login: 'Login',
  register: 'Register',
  menu: 'Menu',
  closeMenu: 'Close menu',
  account: 'Account',
  supportHours: 'Customer support hours',
  findOutMore: 'Find Out More',
  findOutMoreHint: 'Questions about your bike or order?',
  elsewhere: 'Follow us',
  opensOutside: 'external site',
  needHelp: 'Need help?',
  contact: 'Contact',
  email: 'Email',
  recentMessages: (count: number) => (count === 1 ? '1 message' : `${count} messages`),
  recentMessagesTitle: 'Recent messages',
  clearMessages: 'Clear the list',
  notifications: 'Notifications',
  dismiss: 'Dismiss message',
  close: 'Close',
  tryAgain: 'Try again',
  partMissing: 'Part of this page didn’t load.',
  loading: 'Loading',
  less: (title: string) => `Decrease quantity of ${title}`,
  more: (title: string) => `Increase quantity of ${title}`,
  quantityOf: (title: string) => `Quantity of ${title}`,
} as const
