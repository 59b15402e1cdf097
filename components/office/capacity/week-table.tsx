import type { ReactNode } from 'react'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import type { FactoryPlan } from '@/hooks/office/capacity/use-capacity'
import { capacity as texts } from '@/messages/office/capacity/capacity'

import { MoveLink } from './move-link'

type Week = FactoryPlan['weeks'][number]

const { week: weekTitle, toBuild, built, capacity: can, state } = texts.columns
const COLUMNS = [
  { title: weekTitle, className: '' },
  { title: toBuild, className: 'text-right' },
  { title: built, className: 'text-right max-md:hidden' },
  { title: can, className: 'text-right' },
  { title: state, className: 'w-1/3' },
]

interface WeekTableProps {
  plan: FactoryPlan
  mayMove: boolean
}

export function WeekTable({ plan: { weeks, later }, mayMove }: WeekTableProps) {
  const isIdle = later === 0 && weeks.every(({ to_build }) => to_build === 0)
  const over = weeks.filter((week) => week.over > 0).length
  return (
    <>
      <p className="mb-2" role="status">
        {isIdle ? texts.none : texts.overview(over)}
      </p>
      <p className="mb-2 text-ink-soft">{texts.newOrders}</p>
      <table className="w-full">
        <caption className="sr-only">{texts.plan}</caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-ink-soft">
            {COLUMNS.map(({ title, className }) => (
              <th key={title} scope="col" className={`h-9 pr-4 font-normal last:pr-0 ${className}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <WeekRow key={week.week} week={week}>
              {mayMove && <MoveLink {...{ week, weeks }} />}
            </WeekRow>
          ))}
        </tbody>
      </table>
      {later > 0 && <p className="mt-3 text-ink-soft">{texts.later(later)}</p>}
    </>
  )
}

function WeekRow({ week, children }: { week: Week; children: ReactNode }) {
  const { capacity, is_own, to_build, late, built: done } = week
  return (
    <tr className="border-b border-line md:h-9">
      <th scope="row" className="pr-4 text-left font-medium whitespace-nowrap">
        {texts.weekOf(week.week)}
      </th>
      <td className="pr-4 text-right figures">
        {to_build}
        {late > 0 && <span className="block text-bad">{texts.late(late)}</span>}
      </td>
      <td className="pr-4 text-right figures max-md:hidden">{done}</td>
      <td className="pr-4 text-right figures whitespace-nowrap">
        {capacity ?? <span className="text-ink-soft">{texts.unknown}</span>}
        {is_own && <span className="block text-xs text-ink-soft">{texts.own}</span>}
      </td>
      <td className="py-1.5">
        <span className="flex flex-wrap items-center gap-x-3">
          {capacity !== null && <Badge kind={kindOf(week)}>{texts.stateOf(week)}</Badge>}
          {children}
        </span>
      </td>
    </tr>
  )
}

const kindOf = ({ over }: Week): BadgeKind => (over > 0 ? 'bad' : 'ok')
