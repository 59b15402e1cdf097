/** The user menu (spec §2), with its entries in the order of the specification. */
export const userMenu = {
  open: (name: string) => `Account menu for ${name}`,
  openUnknown: 'Account',
  links: [
    { href: '/dashboard', title: 'Dashboard' },
    { href: '/dashboard/profile', title: 'Profile' },
    { href: '/dashboard/orders', title: 'Orders' },
    { href: '/dashboard/settings', title: 'Settings' },
    { href: '/dashboard/payments', title: 'Payments' },
    { href: '/dashboard/credits', title: 'Credits' },
    { href: '/dashboard/support', title: 'Support' },
  ],
  admin: { href: '/backoffice', title: 'Admin Panel' },
  signOut: 'Sign out',
} as const
