import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { useId, useState } from 'react'

import { useCurrentPath } from '@/components/kit/layout/use-current-path'
import { cx } from '@/components/kit/ui/cx'
import { pathOf } from '@/domain/kit/chrome-rules'
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
  return (
    <nav aria-label={texts.navigation} className="px-5 pb-2 lg:mt-4 lg:px-4 lg:pb-0">
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
      <div
        id={id}
        className={cx('grid-cols-2 gap-x-5 pb-3 lg:block lg:pb-0', isOpen ? 'grid' : 'hidden')}
      >
        {OFFICE_GROUPS.map((group) => (
          <Group
            key={group}
            title={group}
            links={links.filter((link) => link.group === group)}
            path={path}
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
}

function Group({ title, links, path }: GroupProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <div className="mt-3">
      {title && (
        <p id={id} className="py-1 text-xs text-stage-mist lg:px-2">
          {title}
        </p>
      )}
      <ul aria-labelledby={title ? id : undefined}>
        {links.map(({ href, title: name }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={path === href ? 'page' : isInside(path, href) ? 'true' : undefined}
              className={cx(
                'flex min-h-touch items-center rounded text-sm lg:min-h-8 lg:px-2',
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
