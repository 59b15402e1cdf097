import Link from 'next/link'

import { weekWithRoom } from '@/domain/office/capacity/capacity'
import { weekItem } from '@/domain/office/delays/delays'
import type { FactoryPlan } from '@/hooks/office/capacity/use-capacity'
import { capacity as texts } from '@/messages/office/capacity/capacity'

interface MoveLinkProps {
  week: FactoryPlan['weeks'][number]
  weeks: FactoryPlan['weeks']
}

/** Link to reschedule the excess orders of a week: a delay report prefilled with the next free week. */
export function MoveLink({ week, weeks }: MoveLinkProps) {
  if (week.over === 0) return null
  const query = new URLSearchParams({ item: weekItem(week.week) })
  const from = weekWithRoom(week, weeks)
  if (from !== null) query.set('from', from)
  return (
    <Link
      href={`/backoffice/delays?${query}`}
      aria-label={texts.moveOf(week.week)}
      className="inline-flex min-h-touch items-center link lg:min-h-0"
    >
      {texts.move}
    </Link>
  )
}
