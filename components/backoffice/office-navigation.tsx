import Link from 'next/link'
import { useEffect, useRef } from 'react'

import { useCurrentPath } from '@/components/layout/use-current-path'
import { cx } from '@/components/ui/cx'
import { pathOf } from '@/domain/chrome-rules'
import { useOfficeLinks } from '@/hooks/use-permissions'
import { backoffice as texts } from '@/messages/backoffice'

const hasLink = (path: string) => texts.links.some(({ href }) => href === path)

/** What exists, as a row that scrolls on phones and as a column beside the page. */
export function OfficeNavigation() {
  const path = pathOf(useCurrentPath())
  const links = useOfficeLinks()
  const list = useRef<HTMLUListElement>(null)

  // On a phone the row is longer than the screen.
  useEffect(() => {
    const row = list.current?.parentElement
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (row && link) row.scrollLeft = link.offsetLeft - row.clientWidth / 2
  }, [path])

  return (
    <nav
      aria-label={texts.navigation}
      className="overflow-x-auto px-5 lg:mt-4 lg:overflow-visible lg:px-4"
    >
      <ul ref={list} className="flex gap-5 whitespace-nowrap lg:flex-col lg:gap-0.5">
        {links.map(({ href, title }) => {
          const isHere = path === href
          const isInside = href !== '/backoffice' && path.startsWith(`${href}/`)
          const isActive = isHere || (isInside && !hasLink(path))
          return (
            <li key={href}>
              <Link
                href={href}
                aria-current={isHere ? 'page' : isActive ? 'true' : undefined}
                className={cx(
                  'flex min-h-touch items-center border-b-2 text-sm lg:min-h-9 lg:rounded lg:border-b-0 lg:px-2',
                  isActive
                    ? 'border-volt font-semibold lg:bg-stage-soft'
                    : 'border-transparent text-stage-mist hover:text-paper',
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
