import { cx } from '@/components/kit/ui/cx'
import type { Day, DayKind } from '@/domain/shop/checkout/delivery-days'
import { homeBelow } from '@/messages/shop/home/home-below'
import { dateShort } from '@/utils/format'

const CELL = 34
const MARGIN = { left: 44, top: 26 }

const FILL: Record<DayKind, string> = {
  outside: 'fill-none',
  factory: 'fill-paper',
  closed: 'fill-none stroke-stage-edge',
  transit: 'fill-stage-mist/45',
  arrival: 'fill-volt',
}

const TEXT: Record<DayKind, string> = {
  outside: 'fill-stage-mist/40',
  factory: 'fill-ink',
  closed: 'fill-stage-mist',
  transit: 'fill-paper',
  arrival: 'fill-ink',
}

const LEGEND = ['factory', 'closed', 'transit', 'arrival'] as const

/** Calendar on a scale of `columns` weeks; screen readers get the text next to it instead. */
export function DeliveryCalendar({ weeks, columns }: { weeks: Day[][]; columns: number }) {
  const width = MARGIN.left + columns * CELL
  const height = MARGIN.top + 7 * CELL
  return (
    <div aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${height}`} className="h-auto w-full max-w-160">
        {homeBelow.delivery.weekdays.map((name, row) => (
          <Label key={name} x={0} y={MARGIN.top + row * CELL + 21}>
            {name}
          </Label>
        ))}
        {weeks.map((week, column) => (
          <Week key={week[0]?.date} week={week} column={column} />
        ))}
      </svg>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm text-stage-mist">
        {LEGEND.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <svg viewBox="0 0 14 14" className="size-3.5">
              <rect x="1" y="1" width="12" height="12" rx="3" className={FILL[kind]} />
            </svg>
            {homeBelow.delivery.legend[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Week({ week, column }: { week: Day[]; column: number }) {
  const x = MARGIN.left + column * CELL
  const first =
    week.find(({ date }) => date.endsWith('-01')) ?? (column === 0 ? week[0] : undefined)
  return (
    <g>
      {first && (
        <Label x={x} y={13}>
          {dateShort(first.date).slice(0, 3)}
        </Label>
      )}
      {week.map(({ date, kind }, row) => (
        <g key={date}>
          <rect
            x={x + 2}
            y={MARGIN.top + row * CELL + 2}
            width={CELL - 4}
            height={CELL - 4}
            rx="4"
            className={FILL[kind]}
          />
          <text
            x={x + CELL / 2}
            y={MARGIN.top + row * CELL + 21.5}
            textAnchor="middle"
            className={cx('figures text-[11px]', TEXT[kind])}
          >
            {Number(date.slice(-2))}
          </text>
        </g>
      ))}
    </g>
  )
}

function Label({ x, y, children }: { x: number; y: number; children: string }) {
  return (
    <text x={x} y={y} className="fill-stage-mist figures text-[11px]">
      {children}
    </text>
  )
}
