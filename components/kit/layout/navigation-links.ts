/** spec §2 Top navigation: the links in order. */
export const topLinks = [
  { href: '/configurator', title: 'E-Bikes' },
  { href: '/accessories', title: 'Accessories' },
  { href: '/spares', title: 'Spare Parts' },
  { href: '/help-center', title: 'Help Center' },
  { href: '/forum', title: 'Forum' },
  { href: '/dashboard', title: 'Dashboard' },
  { href: '/contact', title: 'Contact' },
] as const

export type NavigationLink = (typeof topLinks)[number]
