import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { TicketPriority } from '@/domain/community/support/ticket'
import type { TicketStatus } from '@/domain/community/support/ticket-moves'
import { desk as texts } from '@/messages/office/support/support'

const STATUS_KINDS: Partial<Record<TicketStatus, BadgeKind>> = {
  new: 'warn',
  closed: 'plain',
  waiting_for_customer: 'ok',
}
const PRIORITY_KINDS: Partial<Record<TicketPriority, BadgeKind>> = { urgent: 'bad', high: 'warn' }

export function StatusBadge({ status }: { status: TicketStatus }) {
  return <Badge kind={STATUS_KINDS[status] ?? 'plain'}>{texts.status(status)}</Badge>
}

/** Priority as a badge, or as plain text if it is normal or low. */
export function Priority({ priority }: { priority: TicketPriority }) {
  const kind = PRIORITY_KINDS[priority]
  if (!kind) return <span className="text-ink-soft">{texts.priority(priority)}</span>
  return <Badge kind={kind}>{texts.priority(priority)}</Badge>
}

export function Tags({ tags }: { tags: readonly string[] }) {
  return tags.map((tag) => (
    <span key={tag} className="ml-1.5 rounded bg-ink/8 px-1.5 py-0.5 text-xs text-ink-soft">
      {tag}
    </span>
  ))
}
