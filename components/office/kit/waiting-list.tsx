import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import type { Overview } from '@/hooks/office/overview/use-backoffice'
import { useMayOpen } from '@/hooks/office/kit/use-permissions'
import { backoffice as texts } from '@/messages/office/overview/overview'

type WaitingItem = Overview['waiting'][number]

export function WaitingList({ overview: { waiting, at } }: { overview: Overview }) {
  const present = waiting.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="office-waiting" className="min-w-0">
      <h2 id="office-waiting" className="text-xl">
        {texts.waiting}
      </h2>
      {present.length === 0 ? (
        <p className="mt-3 border-t border-line py-6 text-ink-soft">{texts.nothingWaits}</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {present.map((one) => (
            <li key={one.kind} className="border-b border-line">
              <Row waiting={one} now={at} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const MARKS = { bad: 'bg-bad', warn: 'bg-warn', plain: 'bg-line-strong' } as const

function Row({ waiting, now }: { waiting: WaitingItem; now: string }) {
  const { title, note, href: page, tone } = texts.kind(waiting, now)
  const mayOpen = useMayOpen(page ?? '')
  const href = mayOpen ? page : undefined
  return (
    <ItemLink href={href}>
      <span aria-hidden="true" className={cx('mt-2.5 size-2 shrink-0 rounded-full', MARKS[tone])} />
      <span className="min-w-0 flex-1">
        <span
          className={cx('block font-medium', href && 'underline-offset-4 group-hover:underline')}
        >
          <span className="figures">{waiting.count}</span> {title}
        </span>
        {note && <span className="block text-sm break-words text-ink-soft">{note}</span>}
      </span>
      {href && <ChevronRight aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />}
    </ItemLink>
  )
}

const ROW = 'flex min-h-touch items-start gap-3 py-2.5'

function ItemLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (!href) return <div className={ROW}>{children}</div>
  return (
    <Link href={href} className={cx('group', ROW)}>
      {children}
    </Link>
  )
}
