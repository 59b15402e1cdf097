/** The frame of the user area (spec §2: /dashboard and its pages). */
export const dashboard = {
  title: 'Dashboard',
  navigation: 'Your account',
  links: [
    { href: '/dashboard', title: 'Overview' },
    { href: '/dashboard/profile', title: 'Profile' },
    { href: '/dashboard/orders', title: 'Orders' },
    { href: '/dashboard/settings', title: 'Settings' },
    { href: '/dashboard/payments', title: 'Payments' },
    { href: '/dashboard/credits', title: 'Credits' },
    { href: '/dashboard/support', title: 'Support' },
    { href: '/dashboard/notifications', title: 'Notifications' },
  ],
  pages: (page: number, pages: number) => `Page ${page} of ${pages}`,
  newer: 'Newer',
  older: 'Older',
  loading: 'Loading',
} as const
