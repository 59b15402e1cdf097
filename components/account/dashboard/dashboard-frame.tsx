import Link from 'next/link'
import { useEffect, useRef, type ReactNode } from 'react'

import { MembersOnly } from '@/components/kit/layout/members-only'
import { WithdrawalLink } from '@/components/kit/layout/withdrawal-link'
import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { cx } from '@/components/kit/ui/cx'
import { pathOf } from '@/domain/kit/chrome-rules'
import { dashboard as texts } from '@/messages/account/dashboard/dashboard'

interface DashboardFrameProps {
  title: string
  lead?: string
  /** Whether the page has a heading of its own that is larger than the title. */
  isSmall?: boolean
  children: ReactNode
}

export function DashboardFrame({ title, lead, isSmall, children }: DashboardFrameProps) {
  return (
    <MembersOnly>
      <div className="wrap min-h-dvh flex-1 py-8 lg:grid lg:grid-cols-[12rem_1fr] lg:gap-16 lg:py-14">
        <DashboardNavigation />
        <div className="min-w-0">
          <h1 className={isSmall ? 'text-xl' : 'text-4xl'}>{title}</h1>
          {lead && <p className="mt-3 max-w-read text-ink-soft">{lead}</p>}
          <div className={isSmall ? 'mt-2' : 'mt-8 lg:mt-10'}>{children}</div>
          <WithdrawalLink className="mt-14" />
        </div>
      </div>
    </MembersOnly>
  )
}

function DashboardNavigation() {
  const path = pathOf(useCurrentPath())
  const list = useRef<HTMLUListElement>(null)

  // On phones the row is wider than the screen, so the active link is scrolled into view.
  useEffect(() => {
    const row = list.current?.parentElement
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - row.clientWidth / 2
  }, [path])

  return (
    <nav
      aria-label={texts.navigation}
      className="-mx-5 mb-8 overflow-x-auto border-b border-line px-5 lg:mx-0 lg:mb-0 lg:overflow-visible lg:border-0 lg:px-0"
    >
      <ul
        ref={list}
        className="flex gap-6 whitespace-nowrap lg:sticky lg:top-8 lg:flex-col lg:gap-0"
      >
        {texts.links.map(({ href, title }) => {
          // The garage also has the pages of its bikes.
          const isActive =
            href === '/dashboard'
              ? path === href || path.startsWith('/dashboard/bikes/')
              : path.startsWith(href)
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isActive ? 'page' : undefined}
                className={cx(
                  'flex min-h-touch items-center border-b-2 lg:border-b-0 lg:border-l-2 lg:pl-4',
                  isActive
                    ? 'border-ink font-semibold'
                    : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {title}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
