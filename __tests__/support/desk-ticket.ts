import type { DeskCustomer, DeskOverview, WireDeskTicket } from '@/contract/office/support/support'

const AT = '2026-11-20T12:00:00.000Z'

type Message = WireDeskTicket['messages'][number]

export const aMessage = (id: number, body: string, change: Partial<Message> = {}): Message => ({
  id,
  author: 'customer',
  name: 'Ada',
  channel: 'web',
  quote: '',
  left_out: [],
  event: null,
  files: [],
  is_internal: false,
  raw_href: null,
  body,
  created_at: AT,
  ...change,
})

export const aTicket = (change: Partial<WireDeskTicket> = {}): WireDeskTicket => ({
  number: 'T-10001',
  subject: 'The rear wheel squeaks',
  topic: 'bike',
  status: 'new',
  name: 'Ada',
  email: 'ada@example.com',
  created_at: AT,
  updated_at: AT,
  orders: [],
  is_member: false,
  priority: 'normal',
  tags: [],
  assignee: null,
  due_at: AT,
  version: 1,
  bike: null,
  first_answered_at: null,
  closed_at: null,
  follows: null,
  merged_into: null,
  merged: [],
  rating: null,
  searches: [],
  messages: [aMessage(1, 'It squeaks since Monday.')],
  ...change,
})

export const SAM = { id: 'u-sam', name: 'Sam' }
export const KIM = { id: 'u-kim', name: 'Kim' }

export const aDesk = (change: Partial<DeskOverview> = {}): DeskOverview => ({
  me: SAM,
  agents: [KIM, SAM],
  tags: [{ tag: 'brakes', count: 2 }],
  counts: { open: 5, mine: 2, unassigned: 3, overdue: 1, answered: 4 },
  has_mail: true,
  ...change,
})

export const aCustomer = (change: Partial<DeskCustomer> = {}): DeskCustomer => ({
  name: 'Ada',
  email: 'ada@example.com',
  since: null,
  bikes: [],
  orders: [],
  payments: [],
  tickets: [],
  posts: [],
  ...change,
})
