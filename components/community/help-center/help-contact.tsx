import Link from 'next/link'

import { SupportFacts } from '@/components/kit/layout/support-facts'
import { LinkButton } from '@/components/kit/ui/link-button'
import { helpCenter } from '@/messages/community/help-center/help-center'

const texts = helpCenter.contact
const WAYS = [
  { href: '/dashboard/support', title: texts.tickets },
  { href: '/user-manual', title: texts.manuals },
  { href: '/forum', title: texts.forum },
] as const

export function HelpContact() {
  return (
    <aside
      aria-labelledby="help-contact"
      data-chrome
      className="mt-20 grid gap-10 border-t border-ink pt-8 lg:mt-28 lg:grid-cols-12"
    >
      <div className="lg:col-span-6">
        <h2 id="help-contact" className="text-3xl">
          {texts.title}
        </h2>
        <p className="mt-3 max-w-96 text-ink-soft">{texts.text}</p>
        <LinkButton href="/contact" className="mt-6">
          {texts.action}
        </LinkButton>
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {WAYS.map(({ href, title }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="inline-flex min-h-touch items-center link"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <SupportFacts className="max-lg:border-t lg:col-span-6 lg:border-t-0 lg:pt-0" />
    </aside>
  )
}
