import { userMenu } from '@/messages/kit/user-menu'

/** The frame of the user area (spec §2: /dashboard and its pages). */
export const dashboard = {
  title: 'Dashboard',
  navigation: 'Your account',
  links: [
    { href: '/dashboard', title: 'Overview' },
    { href: '/dashboard/builds', title: 'My builds' },
    ...userMenu.links.filter(({ href }) => href !== '/dashboard'),
    { href: '/dashboard/notifications', title: 'Notifications' },
  ],
  pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  loading: 'Loading',
} as const
