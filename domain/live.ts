import type { Permission } from './permissions'

/** What open pages are told about. 'reset': something was missed, so everything shown is asked for again. */
export type LiveKind = 'order' | 'ticket' | 'post' | 'notification' | 'issue' | 'stock' | 'reset'

/** A hint that something changed. Whoever hears it asks for the thing itself. */
export interface LiveEvent {
  kind: LiveKind
  /** The number of an order or ticket, the id of a thread, the SKU of an item; empty for a reset, and for many items. */
  subject: string
}

/** Names of what can be listened to. */
export const liveTopic = {
  user: (id: number) => `user:${id}`,
  order: (id: number) => `order:${id}`,
  thread: (id: number) => `thread:${id}`,
  ticket: (id: number) => `ticket:${id}`,
  /** Carries no events: revoking the session closes the streams under it. */
  session: (id: number) => `session:${id}`,
  /** One topic per permission, so that a hint reaches only staff who may read what it is about. */
  staff: (permission: StaffPermission) => `staff:${permission}`,
} as const

/** The permissions that hints for staff need. */
export const STAFF_PERMISSIONS = [
  'orders.read',
  'support.read',
  'marketing.read',
  'stock.read',
] as const satisfies readonly Permission[]
type StaffPermission = (typeof STAFF_PERMISSIONS)[number]

/** How long a stream lives before the page opens another, ms: rights are looked at again each time. */
export const STREAM_LIFE_MS = 5 * 60_000
/** A sign of life for what stands between shop and browser, and for the browser itself, ms. */
export const STREAM_BEAT_MS = 20_000
