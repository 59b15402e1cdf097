import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'

import { deferredPart } from '@/components/kit/ui/deferred-part'
import { spare as texts } from '@/messages/shop/spares/spare'
import { withNonBreakingSpaces } from '@/utils/text'

import { SpareBuy } from './spare-buy'
import type { SpareProps } from './spare-facts'
import { SparePicture } from './spare-picture'

const SpareFacts = deferredPart({
  load: () => import('./spare-facts').then((code) => code.SpareFacts),
  propsOf: ({ spare }: SpareProps) => spare.id,
  fallback: <div className="min-h-screen" />,
})

/** spec §2 /spares: the page of one spare part. */
export function SpareScreen({ spare, location }: SpareProps) {
  return (
    <article className="wrap flex-1 pt-6 pb-16 lg:pt-10">
      <Link
        href="/spares"
        className="-ml-1 inline-flex min-h-touch items-center gap-2 text-sm hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      <header className="mt-4 flex max-w-4xl flex-col-reverse gap-6 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          {spare.group && (
            <p className="eyebrow text-ink-soft">
              <Link
                href={`/spares?group=${spare.group.code}`}
                className="inline-flex min-h-touch items-center link"
              >
                {spare.group.title}
              </Link>
            </p>
          )}
          <h1 className="mt-3 text-4xl">{withNonBreakingSpaces(spare.title)}</h1>
          <p className="mt-3 figures text-sm text-ink-soft">
            {texts.number} {spare.id}
          </p>
        </div>
        <SparePicture
          src={spare.thumbnail}
          alt={spare.pictures[0]?.alt ?? ''}
          sizes="(min-width: 26rem) 25rem, 100vw"
          isFirst
          className="w-full max-w-100 shrink-0 sm:w-1/2"
        />
      </header>
      <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7 xl:col-span-8">
          <SpareFacts spare={spare} location={location} />
        </div>
        {/* Above the details on phones, because price and stock matter most. */}
        <aside className="order-first lg:order-none lg:col-span-5 xl:col-span-4">
          <SpareBuy key={spare.id} spare={spare} />
        </aside>
      </div>
    </article>
  )
}
