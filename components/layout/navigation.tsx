import Link from 'next/link'

import type { Tone } from '@/components/ui/button-styles'
import { cx } from '@/components/ui/cx'
import { activeTarget } from '@/domain/chrome-rules'

import type { NavigationLink } from './navigation-links'
import { useCurrentPath } from './use-current-path'

interface NavigationProps {
  label: string
  links: readonly NavigationLink[]
  tone: Tone
  className?: string
}

const TONES = {
  paper: { active: 'text-ink', other: 'text-ink-soft hover:text-ink', rule: 'bg-ink' },
  stage: { active: 'text-paper', other: 'text-stage-mist hover:text-paper', rule: 'bg-volt' },
} as const

/** A row of links; the active one stands on a rule (spec §2 Top navigation). */
export function Navigation({ label, links, tone, className }: NavigationProps) {
  const active = activeTarget(
    useCurrentPath(),
    links.map(({ href }) => href),
  )
  const look = TONES[tone]
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
                href === active ? look.active : look.other,
              )}
            >
              {title}
              {href === active && (
                <span className={cx('absolute inset-x-0 -bottom-px h-0.5', look.rule)} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
