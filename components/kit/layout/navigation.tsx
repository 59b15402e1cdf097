import Link from 'next/link'

import { cx } from '@/components/kit/ui/cx'
import type { MenuLink } from '@/domain/kit/menu'
import { activeTarget } from '@/domain/kit/chrome-rules'

import { useCurrentPath } from './use-current-path'

interface NavigationProps {
  label: string
  links: readonly MenuLink[]
  className?: string
}

/** Renders a row of links, with the active one underlined (spec §2 Top navigation). */
export function Navigation({ label, links, className }: NavigationProps) {
  const active = activeTarget(
    useCurrentPath(),
    links.map(({ href }) => href),
  )
  return (
    <nav aria-label={label} className={className}>
      <ul className="flex items-stretch gap-5 text-[0.9375rem] font-medium whitespace-nowrap xl:gap-7">
        {links.map(({ href, title }) => (
          <li key={href} className="flex">
            <Link
              href={href}
              aria-current={href === active ? 'page' : undefined}
              className={cx(
                'relative flex h-bar items-center transition-colors',
                href === active ? 'text-ink' : 'text-ink-soft hover:text-ink',
              )}
            >
              {title}
              {href === active && <span className="absolute inset-x-0 -bottom-px h-0.5 bg-deep" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
