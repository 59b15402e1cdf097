import { ArrowRight, ArrowUpRight } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { ShipTo } from '@/components/shop/goods/ship-to'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import { useSupport } from '@/hooks/community/support/use-support'
import { countries as countryTexts } from '@/messages/shop/countries/countries'
import { brand } from '@/messages/kit/brand'
import { footer } from '@/messages/kit/footer'
import type { MenuLink } from '@/domain/kit/menu'
import { socialTitle } from '@/domain/kit/social-title'

export interface FooterProps {
  newsletter?: ReactNode
}

/** Renders the footer of spec §2. */
export function Footer({ newsletter }: FooterProps) {
  return (
    <footer data-chrome className="bg-ink text-paper">
      <div className="wrap grid gap-x-10 gap-y-14 pt-16 pb-12 lg:grid-cols-12 lg:pt-24">
        <div className="flex flex-col gap-10 lg:col-span-4">
          <div>
            <p className="max-w-72 text-2xl font-semibold text-balance">{footer.findOutMoreHint}</p>
            <Link
              href="/dashboard/support"
              className="mt-5 inline-flex min-h-touch items-center gap-2 font-medium text-volt"
            >
              <span className="link">{footer.findOutMore}</span>
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          </div>
          <Hours />
          <ShipTo label={countryTexts.shipTo} className="max-w-72" />
          {newsletter}
        </div>
        <nav
          aria-label="Footer"
          className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:col-span-8 lg:grid-cols-5"
        >
          {brand().footer.map(({ title, links }) => (
            <LinkGroup key={title} title={title} links={links} />
          ))}
        </nav>
      </div>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-stage-line py-6">
        <p className="text-sm text-stage-mist">{brand().line}</p>
        <ul aria-label={footer.elsewhere} className="flex flex-wrap gap-x-6">
          {brand().socials.map((href) => (
            <li key={href}>
              <FooterAnchor href={href} title={socialTitle(href)} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Hours() {
  const { hours } = useSupport()
  return (
    <section>
      <h2 className="eyebrow text-stage-mist">{footer.supportHours}</h2>
      <dl className="mt-3 flex flex-col gap-2">
        {hours.map(({ days, time }) => (
          <div key={days} className="flex flex-col">
            <dt className="text-sm text-stage-mist">{days}</dt>
            <dd className="figures text-[0.9375rem]">{time}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function LinkGroup({ title, links }: { title: string; links: readonly MenuLink[] }) {
  return (
    <section>
      <h2 className="eyebrow text-stage-mist">{title}</h2>
      <ul className="mt-2">
        {links.map((link) => (
          <li key={`${link.href} ${link.title}`}>
            <FooterAnchor {...link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const ANCHOR =
  'inline-flex min-h-dense items-center gap-1 rounded text-[0.9375rem] decoration-1 underline-offset-4 hover:underline'

/** Opens external links in a new, isolated tab. */
function FooterAnchor({ href, title }: MenuLink) {
  if (href.startsWith('/')) {
    return (
      <Link href={href} prefetch={false} className={ANCHOR}>
        {title}
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={ANCHOR}>
      {title}
      <ArrowUpRight aria-hidden="true" className="size-3.5 text-stage-mist" />
      <VisuallyHidden>({footer.opensOutside})</VisuallyHidden>
    </a>
  )
}
