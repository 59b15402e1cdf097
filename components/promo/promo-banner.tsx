import { ArrowRight, ArrowUpRight, X } from 'lucide-react'
import Link from 'next/link'
import { useRef } from 'react'

import { cx } from '@/components/ui/cx'
import { IconButton } from '@/components/ui/icon-button'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import type { Banner } from '@/hooks/use-promo'
import { promo as texts } from '@/messages/promo'

import { useFreePlace } from './use-free-place'

interface PromoBannerProps {
  banner: Banner
  path: string
  onDismiss: () => void
}

/** spec §2 Promo: announces the new model. It lies over the page, never over what can be pressed. */
export function PromoBanner({ banner, path, onDismiss }: PromoBannerProps) {
  const ref = useRef<HTMLElement>(null)
  const isPlaced = useFreePlace(ref, path)
  return (
    <section
      ref={ref}
      aria-label={texts.news}
      data-chrome
      className={cx(
        'fixed top-0 left-0 z-30 flex w-[min(24rem,100vw-2rem)] items-start rounded bg-ink text-paper print:hidden',
        'border border-stage-line transition-opacity duration-200',
        isPlaced ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      <div className="grow py-3 pl-4">
        <p className="leading-snug font-semibold">{banner.title}</p>
        <p className="mt-0.5 text-sm text-stage-mist">{banner.text}</p>
        <BannerLink banner={banner} />
      </div>
      <IconButton label={texts.dismiss} tone="stage" onClick={onDismiss} className="shrink-0">
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </section>
  )
}

const LINK = 'inline-flex min-h-touch items-center gap-1.5 font-medium text-volt'

function BannerLink({ banner: { link, link_label } }: { banner: Banner }) {
  const label = <span className="link">{link_label}</span>
  if (link.startsWith('/')) {
    return (
      <Link href={link} className={LINK}>
        {label}
        <ArrowRight aria-hidden="true" className="size-4" />
      </Link>
    )
  }
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={LINK}>
      {label}
      <ArrowUpRight aria-hidden="true" className="size-4" />
      <VisuallyHidden>({texts.opensOutside})</VisuallyHidden>
    </a>
  )
}
