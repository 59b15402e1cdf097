import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useId, useRef, useState } from 'react'

import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { cx } from '@/components/kit/ui/cx'
import { pathOf } from '@/domain/kit/chrome-rules'
import { useOpenGroups } from '@/hooks/office/kit/use-open-groups'
import { useOfficeLinks } from '@/hooks/office/kit/use-permissions'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { OFFICE_GROUPS, type OfficeLink } from '@/messages/office/kit/office-links'

const hasLink = (path: string) => texts.links.some(({ href }) => href === path)

export function OfficeNavigation() {
  const path = pathOf(useCurrentPath())
  const links = useOfficeLinks()
  // Path on which the menu was opened; on any other path, the menu is closed.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === path
  const id = useId()
  const here = links.find(({ href }) => isInside(path, href))
  const groups = useOpenGroups(here?.group)
  const ref = useRef<HTMLElement>(null)
  const address = here?.href
  useEffect(() => {
    const link = address && ref.current?.querySelector('[aria-current]')
    if (link) link.scrollIntoView({ block: 'nearest' })
  }, [address])
  return (
    <nav ref={ref} aria-label={texts.navigation} className="peer px-5 pb-2 lg:mt-4 lg:px-4 lg:pb-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpenAt(isOpen ? undefined : path)}
        className="flex min-h-touch w-full items-center justify-between text-sm lg:hidden"
      >
        <span>
          <span className="text-stage-mist">{texts.menu}</span>
          {here && <span className="ml-3 font-semibold">{here.title}</span>}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} className={cx('pb-3 lg:block lg:pb-0', !isOpen && 'hidden')}>
        {OFFICE_GROUPS.map((group) => (
          <Group
            key={group}
            title={group}
            links={links.filter((link) => link.group === group)}
            path={path}
            isOpen={group === '' || groups.isOpen(group)}
            onToggle={() => groups.toggle(group)}
          />
        ))}
      </div>
    </nav>
  )
}

interface GroupProps {
  title: string
  links: readonly OfficeLink[]
  path: string
  isOpen: boolean
  onToggle: () => void
}

function Group({ title, links, path, isOpen, onToggle }: GroupProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <div className="break-inside-avoid pt-1.5 lg:pt-2">
      {title && (
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-links`}
          onClick={onToggle}
          className="flex min-h-dense w-full items-center justify-between gap-2 rounded text-left text-xs text-stage-mist hover:text-paper lg:px-2"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={cx('size-3.5 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      )}
      <ul
        id={`${id}-links`}
        aria-labelledby={title ? id : undefined}
        hidden={!isOpen}
        className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-5"
      >
        {links.map(({ href, title: name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : isInside(path, href) ? 'true' : undefined}
              className={cx(
                'flex min-h-dense items-center rounded text-sm lg:px-2',
                isInside(path, href)
                  ? 'font-semibold lg:bg-stage-soft'
                  : 'text-stage-mist hover:text-paper',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Whether the path is the linked page, or one of its subpages that has no link of its own. */
function isInside(path: string, href: string): boolean {
  if (path === href) return true
  return href !== '/backoffice' && path.startsWith(`${href}/`) && !hasLink(path)
}
