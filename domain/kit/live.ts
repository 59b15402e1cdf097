import type { Permission } from './permissions'

/** Kinds of events for open pages. 'reset': events were lost, so the page must refetch everything. */
export type LiveKind = 'order' | 'ticket' | 'post' | 'notification' | 'issue' | 'stock' | 'reset'

/** A hint that something changed. Subscribers refetch the data itself. */
export interface LiveEvent {
  kind: LiveKind
  /** Order or ticket number, thread id or SKU; empty for a reset and for bulk changes. */
  subject: string
}

export const liveTopic = {
  user: (id: number) => `user:${id}`,
  order: (id: number) => `order:${id}`,
  thread: (id: number) => `thread:${id}`,
  ticket: (id: number) => `ticket:${id}`,
  /** Topic without events; revoking the session closes the streams that belong to it. */
  session: (id: number) => `session:${id}`,
  /** Topic per permission, so that a hint reaches only staff who are allowed to read its subject. */
  staff: (permission: StaffPermission) => `staff:${permission}`,
} as const

export const STAFF_PERMISSIONS = [
  'orders.read',
  'support.read',
  'marketing.read',
  'stock.read',
] as const satisfies readonly Permission[]
type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

/** Maximum lifetime of a stream in ms; permissions are checked again when the page reconnects. */
export const STREAM_LIFE_MS = 5 * 60_000
/** Interval of heartbeats for proxies and the browser, in ms. */
export const STREAM_BEAT_MS = 20_000
