import type { HitKind } from '@/domain/office/overview/overview'

const KINDS: Record<HitKind, string> = {
  order: 'Orders',
  customer: 'Orders of a customer',
  ticket: 'Tickets',
  product: 'Products in the shop',
  text: 'Texts to edit',
  help: 'Help center',
}

export const commands = {
  open: 'Search',
  keys: 'Ctrl K',
  title: 'Search the back office',
  placeholder: 'Order, customer, product, page, or a word such as “holiday”',
  pages: 'Pages',
  actions: 'Actions',
  kinds: KINDS,
  searching: 'Searching …',
  nothing: 'Nothing found. Try an order number, an email address, a name or a city.',
  failed: 'The search didn’t work. Pages and actions still do.',
} as const
