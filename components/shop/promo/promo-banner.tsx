import { ArrowRight, ArrowUpRight, X } from 'lucide-react'
import Link from 'next/link'

import { IconButton } from '@/components/kit/ui/icon-button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { Banner } from '@/hooks/shop/promo/use-promo'
import { promo as texts } from '@/messages/shop/promo/promo'

interface PromoBannerProps {
  banner: Banner
  onDismiss: () => void
}

/** spec §2 Promo: announces the new model in the announcement strip. */
export function PromoBanner({ banner, onDismiss }: PromoBannerProps) {
  return (
    <section aria-label={texts.news} className="appear absolute inset-0">
      <div className="wrap flex h-full items-center justify-center gap-3 pr-0 leading-tight sm:pr-12">
        <p className="line-clamp-2 font-semibold max-sm:grow">{banner.title}</p>
        <p className="line-clamp-1 hidden text-stage-mist lg:block">{banner.text}</p>
        <BannerLink banner={banner} />
        <IconButton
          label={texts.dismiss}
          tone="stage"
          onClick={onDismiss}
          className="shrink-0 sm:absolute sm:right-2"
        >
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </section>
  )
}

// On the narrowest phones, title and link share the width, two lines each.
const LINK =
  'inline-flex min-h-touch shrink-0 items-center gap-1.5 font-medium text-volt max-[22.4rem]:w-26'

function BannerLink({ banner: { link, link_label } }: { banner: Banner }) {
  const label = <span className="link">{link_label}</span>
  if (link.startsWith('/')) {
    return (
      <Link href={link} className={LINK}>
        {label}
        <ArrowRight aria-hidden="true" className="size-4 max-[22.4rem]:hidden" />
      </Link>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={LINK}>
      {label}
      <ArrowUpRight aria-hidden="true" className="size-4 max-[22.4rem]:hidden" />
      <VisuallyHidden>({texts.opensOutside})</VisuallyHidden>
    </a>
  )
}
