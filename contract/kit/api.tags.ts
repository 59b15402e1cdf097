import type { api } from './api'
import { capitalized, type AnyResource } from './resource/resource'
import { resources, type Resources } from './resources'

interface Tag {
  title: string
  description: string
}

const resourceTags = Object.fromEntries(
  Object.entries<AnyResource>(resources).map(([name, { nouns }]) => [
    name,
    {
      title: capitalized(nouns.many),
      description: `${capitalized(nouns.many)}, as staff edit them.`,
    },
  ]),
) as Record<keyof Resources, Tag>

/** Title and description of each feature of the API, for the OpenAPI document and the API reference. */
export const apiTags: Readonly<Record<keyof typeof api, Tag>> = {
  accessories: { title: 'Accessories', description: 'Accessories and gift cards.' },
  account: {
    title: 'Account',
    description: 'Registration, login, sessions, two-factor authentication, profile and privacy.',
  },
  accounting: {
    title: 'Accounting',
    description: 'Archives for the accountant: journal, taxes, payouts and documents.',
  },
  addresses: { title: 'Addresses', description: 'Saved addresses of a user.' },
  audit: { title: 'Audit log', description: 'Who of the staff changed what, and when.' },
  backoffice: { title: 'Back office', description: 'What administrators work on.' },
  bookkeeping: {
    title: 'Bookkeeping',
    description: 'Ledger, refunds, disputes, bank transfers and failed events.',
  },
  builds: { title: 'Builds', description: 'The bikes to build, and what the factory can build.' },
  cart: { title: 'Cart', description: 'A user’s cart, and prices for any cart.' },
  categories: {
    title: 'Categories',
    description: 'Categories of accessories and groups of spare parts, for staff.',
  },
  certificates: {
    title: 'Exemption certificates',
    description: 'A user’s certificates that exempt from sales tax.',
  },
  taxCertificates: {
    title: 'Exemption certificates for staff',
    description: 'Certificates that exempt customers from sales tax, and decisions about them.',
  },
  checkout: { title: 'Checkout', description: 'Prices an order and places it.' },
  configurator: { title: 'Configurator', description: 'Bikes, their parts and builds.' },
  content: { title: 'Content', description: 'Pages, manuals and news.' },
  countries: { title: 'Countries', description: 'Where the shop ships.' },
  credits: { title: 'Credits', description: 'Store credit and gift cards.' },
  csv: { title: 'Import and export', description: 'Tables of spare parts, stock and prices.' },
  customers: { title: 'Customers', description: 'Who has an account, for staff.' },
  guests: {
    title: 'Data of guests',
    description: 'What the shop holds about email addresses without an account, for staff.',
  },
  issues: {
    title: 'Newsletter issues',
    description:
      'Issues of the newsletter as staff write and send them, and addresses that bounced.',
  },
  disputes: {
    title: 'Disputes',
    description: 'Files that answer a dispute of a payment.',
  },
  testRides: { title: 'Test rides', description: 'Test rides at dealers, for staff.' },
  dealers: { title: 'Dealers', description: 'Dealers, test rides and assembly.' },
  capacity: {
    title: 'Capacity',
    description: 'How many bikes the factory can build, week by week.',
  },
  delays: {
    title: 'Delays',
    description: 'Items that come late, and the promised dates that they move.',
  },
  desk: {
    title: 'Support desk',
    description: 'Tickets as agents work on them, and reports.',
  },
  documents: { title: 'Documents', description: 'Invoices, credit notes and build sheets.' },
  drafts: {
    title: 'Draft orders',
    description: 'Orders that staff put together, with a link to pay.',
  },
  edits: {
    title: 'Order edits',
    description: 'Changes of orders before they are built, and paying what they cost more.',
  },
  feeds: {
    title: 'Product feeds',
    description: 'All products for search engines, marketplaces and shopping assistants.',
  },
  forum: { title: 'Forum', description: 'Threads and posts of the forum.' },
  fulfillment: {
    title: 'Fulfillment',
    description: 'Building bikes and shipping parcels.',
  },
  garage: { title: 'Garage', description: 'Bikes a user owns.' },
  goods: { title: 'Goods', description: 'Prices of accessories and spare parts delivered.' },
  helpCenter: { title: 'Help center', description: 'Help topics and their search.' },
  home: { title: 'Home page', description: 'What the home page shows.' },
  live: { title: 'Live', description: 'Hints about changes, as they happen.' },
  newsletter: { title: 'Newsletter', description: 'Subscriptions to the newsletter.' },
  operation: {
    title: 'Operation',
    description: 'Emails, background jobs and how the shop itself is, for staff.',
  },
  orders: { title: 'Orders', description: 'Orders, cancellations and withdrawals.' },
  outbox: { title: 'Outbox', description: 'Emails of a development machine.' },
  payment: { title: 'Payment', description: 'Payments, their outcome and webhooks.' },
  bikes: {
    title: 'Bikes',
    description: 'Bikes as staff edit them: what is offered, sizes, rules and texts.',
  },
  prices: {
    title: 'Catalog and prices',
    description: 'Products as staff edit them, and changes of prices.',
  },
  promo: { title: 'Promo', description: 'The current promotion.' },
  reports: { title: 'Reports', description: 'Sales, taxes and payouts of a range of days.' },
  reviews: { title: 'Reviews', description: 'Reviews of delivered bikes.' },
  savedBuilds: { title: 'Saved builds', description: 'Builds in a user’s account.' },
  spares: { title: 'Spare parts', description: 'Spare parts and their search.' },
  gifts: { title: 'Gift cards', description: 'Gift cards that were sold, for staff.' },
  moderation: {
    title: 'Moderation of reviews',
    description: 'Reviews as staff answer and hide them.',
  },
  brand: {
    title: 'Back office: brand',
    description: 'Name, logo, colors, menus and home page, with a draft and earlier versions.',
  },
  connections: {
    title: 'Connections',
    description: 'Keys of payment providers and mail servers, as staff enter them.',
  },
  settings: {
    title: 'Settings',
    description: 'What staff decide about the shop as a whole.',
  },
  staff: { title: 'Staff', description: 'Who works at the shop, and what they may do.' },
  stock: { title: 'Stock', description: 'What is in the warehouse, and its history.' },
  stockAlerts: {
    title: 'Back in stock',
    description: 'One email when something that is sold out is for sale again.',
  },
  support: { title: 'Support', description: 'Support hours, contact and a customer’s tickets.' },
  ...resourceTags,
  dealerships: {
    title: 'Dealers at the back office',
    description: 'The dealers as staff edit them.',
  },
  shipping: {
    title: 'Shipping and taxes',
    description: 'The countries as staff edit them.',
  },
  searches: {
    title: 'Searches',
    description: 'What was looked for and not found, and words that mean the same.',
  },
  segments: {
    title: 'Segments',
    description: 'Customers with something in common, under names that staff give.',
  },
  webhooks: {
    title: 'Webhooks of programs',
    description: 'Addresses that the shop informs about what happens, and their deliveries.',
  },
}
