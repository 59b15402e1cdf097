import type { SetupStep } from '@/domain/office/settings/setup'

interface StepTexts {
  title: string
  hint: string
  href: string
}

const STEPS: Record<SetupStep, StepTexts> = {
  company: {
    title: 'Your company',
    hint: 'Legal name, address and tax number, as invoices show them.',
    href: '/backoffice/settings',
  },
  brand: {
    title: 'Your brand',
    hint: 'Name, accent color and links, with a preview.',
    href: '/backoffice/brand',
  },
  payment: {
    title: 'Payment',
    hint: 'Until you connect a payment provider, orders are paid in a test mode without money.',
    href: '/backoffice/connections',
  },
  mail: {
    title: 'Email',
    hint: 'Until you connect a mail server, emails are stored and not sent.',
    href: '/backoffice/connections',
  },
  shipping: {
    title: 'Shipping',
    hint: 'Countries that you ship to, and what shipping costs.',
    href: '/backoffice/shipping',
  },
  taxes: {
    title: 'Taxes',
    hint: 'A new shop collects tax in about 50 places, as if you were registered there. End those where you aren’t, and enter your tax numbers for the others.',
    href: '/backoffice/tax-registrations',
  },
  bike: {
    title: 'Your first bike',
    hint: 'Copy a bike under a name of your own, then change colors, parts, prices and texts.',
    href: '/backoffice/catalog/bikes',
  },
  texts: {
    title: 'Texts',
    hint: 'Terms, privacy policy, About Us and the help center in your words.',
    href: '/backoffice/content',
  },
  samples: {
    title: 'Sample data',
    hint: 'Remove the sample customers, orders, reviews, threads, tickets, dealers, news and offers. Sample bikes go, too, once you sell one of your own, and tax registrations outside of your country end.',
    href: '/backoffice/settings',
  },
  open: {
    title: 'Open the shop',
    hint: 'Visitors see the shop and can order.',
    href: '/backoffice/settings',
  },
}

export const setup = {
  title: 'Set up your shop',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  steps: STEPS,
  done: 'Done',
  mark: (title: string) => `Mark “${title}” as done`,
  unmark: (title: string) => `Mark “${title}” as not done`,
  markShort: 'Mark as done',
  unmarkShort: 'Not done',
  hide: 'Hide this guide',
  show: 'Show the set-up guide',
  failed: 'We couldn’t load the set-up guide.',
} as const
