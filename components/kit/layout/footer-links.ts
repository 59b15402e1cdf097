import { withdrawalLabel } from '@/messages/shop/withdrawal/withdrawal-label'

export interface FooterLink {
  href: string
  title: string
}

/** spec §2 Footer: the link groups in order. */
export const footerGroups: readonly { title: string; links: readonly FooterLink[] }[] = [
  {
    title: 'Bikes',
    links: [
      { href: '/configurator/nireeka-prime', title: 'Nireeka Prime' },
      { href: '/configurator/nireeka-homie', title: 'Nireeka Homie' },
      { href: '/configurator/nyx', title: 'Nyx' },
    ],
  },
  {
    title: 'Accessories',
    links: [
      { href: '/accessories/5000110', title: 'Helmet' },
      { href: '/accessories/5000111', title: 'Backpack' },
      { href: '/accessories/5000064', title: 'Taillight' },
    ],
  },
  {
    title: 'Support',
    links: [
      { href: '/contact', title: 'Contact' },
      { href: '/faq', title: 'FAQ' },
      { href: '/user-manual', title: 'User Manual' },
      { href: '/help-center', title: 'Help Center' },
      { href: '/warranty', title: 'Warranty' },
      { href: '/shipping', title: 'Shipping' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/dealers', title: 'Dealers' },
      { href: '/about-us', title: 'About Us' },
      { href: '/news', title: 'News' },
      { href: '/privacypolicy', title: 'Privacy Policy' },
      { href: '/terms', title: 'Terms' },
      { href: '/rrpolicy', title: 'Returns and Refunds' },
      { href: '/withdrawal', title: withdrawalLabel },
      { href: '/accessibility', title: 'Accessibility' },
      { href: '/game', title: 'Game' },
    ],
  },
  {
    title: 'Website',
    links: [
      { href: '/register', title: 'Register' },
      { href: '/login', title: 'Login' },
      { href: '/dashboard', title: 'Dashboard' },
      { href: '/forum/1', title: 'Forum' },
    ],
  },
]

export const findOutMoreHref = '/dashboard/support'
