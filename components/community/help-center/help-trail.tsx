import Link from 'next/link'

import { helpCenter as texts } from '@/messages/community/help-center/help-center'

/** Renders breadcrumbs without the current page, whose title follows. */
export function HelpTrail({ steps }: { steps: readonly { title: string; href: string }[] }) {
  return (
    <nav aria-label={texts.trail} data-chrome>
      <ol className="-ml-1 flex flex-wrap items-center text-sm">
        {steps.map(({ title, href }, index) => (
          <li key={href} className="flex items-center">
            {index > 0 && (
              <span aria-hidden="true" className="px-1 text-ink-soft">
                /
              </span>
            )}
            <Link
              href={href}
              prefetch={false}
              className="inline-flex min-h-touch items-center px-1 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
