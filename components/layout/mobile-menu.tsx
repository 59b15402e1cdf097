import { Menu } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import { useEffect, useState } from 'react'

import type { Tone } from '@/components/ui/button-styles'
import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { preloadSheet, Sheet } from '@/components/ui/sheet'
import { activeTarget } from '@/domain/chrome-rules'
import { chrome } from '@/messages/chrome'

import { topLinks } from './navigation-links'
import { useCurrentPath } from './use-current-path'

/** spec §2: on small screens the same links, and for visitors Login and Register. */
export function MobileMenu({ tone }: { tone: Tone }) {
  const [isOpen, setOpen] = useState(false)
  const { events } = useRouter()
  useEffect(() => {
    const close = () => setOpen(false)
    events.on('routeChangeComplete', close)
    return () => events.off('routeChangeComplete', close)
  }, [events])
  return (
    <>
      <IconButton
        label={chrome.menu}
        tone={tone}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onPointerEnter={preloadSheet}
        onFocus={preloadSheet}
        className="lg:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </IconButton>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={chrome.menu}
        footer={<AccountLinks />}
      >
        <MenuLinks onFollow={() => setOpen(false)} />
      </Sheet>
    </>
  )
}

function MenuLinks({ onFollow }: { onFollow: () => void }) {
  const path = useCurrentPath()
  const active = activeTarget(
    path,
    topLinks.map(({ href }) => href),
  )
  return (
    <nav aria-label={chrome.mainNavigation}>
      <ul className="divide-y divide-line">
        {topLinks.map(({ href, title }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={href === active ? 'page' : undefined}
              // A link to the present page starts no route change that would close the menu.
              onClick={() => href === path && onFollow()}
              className={cx(
                'flex min-h-16 items-center justify-between text-2xl font-semibold',
                href !== active && 'text-ink-soft',
              )}
            >
              {title}
              {href === active && (
                <span aria-hidden="true" className="size-2 rounded-full bg-ink" />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function AccountLinks() {
  return (
    <div className="grid grid-cols-2 gap-3">
      <LinkButton href="/login">{chrome.login}</LinkButton>
      <LinkButton href="/register" variant="secondary">
        {chrome.register}
      </LinkButton>
    </div>
  )
}
