import Link from 'next/link'
import type { ReactNode } from 'react'

import { Badge } from '@/components/kit/ui/badge'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useBikeEdit, useBikePage, type BikePage } from '@/hooks/office/bikes/use-bikes'
import { useOfficeAddress } from '@/hooks/office/kit/use-office-address'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { usePriceChange } from '@/hooks/office/goods/use-price-change'
import { bikes as texts } from '@/messages/office/bikes/bikes'

import { OfficeTitle } from '@/components/office/kit/office-title'
import { WhoChanged } from '@/components/office/kit/who-changed'
import { FilterLinks } from '@/components/office/kit/filter-links'
import { ChangeDone } from '@/components/office/goods/change-done'
import { PricePreviewPart } from '@/components/office/goods/price-preview'
import { BikeDraft } from './bike-draft'
import { BikeDone } from './bike-done'
import { BikeEnd } from './bike-end'
import { BikeFigures } from './bike-figures'
import { BikeHistory } from './bike-history'
import { BikeOptions } from './bike-options'
import { BikePapers } from './bike-papers'
import { BikePreviewPart } from './bike-preview'
import { BikePrices } from './bike-prices'
import { BikeRules } from './bike-rules'
import { BikeSizes } from './bike-sizes'
import { BikeTexts } from './bike-texts'
import { CopyPart } from './copy-form'
import { NewOptions } from './new-options'
import { NewSizes } from './new-sizes'
import { SaveBar } from './save-bar'

export function BikeScreen({ slug }: { slug: string | null }) {
  const { state, retry, renew, isStale, set } = useBikePage(slug)
  return (
    <Loaded state={state} onRetry={retry}>
      {(page) => (
        <>
          {isStale && <ErrorNotice sentence={texts.failed} onRetry={renew} className="mb-3" />}
          {/* Also the title of the preview of a change, which takes the place of the form. */}
          <OfficeTitle title={page.bike.title} />
          <OneBike key={page.bike.slug} {...{ page, renew, set }} />
        </>
      )}
    </Loaded>
  )
}

interface OneBikeProps {
  page: BikePage
  renew: () => void
  set: (page: BikePage) => void
}

function OneBike({ page, renew, set }: OneBikeProps) {
  const mayWrite = useMay()('catalog.write')
  const { value, hrefOf } = useOfficeAddress()
  const part = value('part')
  const prices = usePriceChange(renew)
  // Shows only the latest change, because earlier ones are in the history.
  const editing = useBikeEdit({ page, onSaved: set, onPreview: () => prices.setDone(null) })
  const preview = {
    ...prices.preview,
    run: (planned: Parameters<typeof prices.preview.run>[0]) => {
      editing.forget()
      return prices.preview.run(planned)
    },
  }
  const takeIn = (now: BikePage) => {
    editing.takeIn(now)
    set(now)
  }
  if (prices.shown) return <PricePreviewPart change={prices} shown={prices.shown} />
  if (editing.shown) return <BikePreviewPart {...{ page, editing }} preview={editing.shown} />
  const isForm = part !== 'prices' && part !== 'history'
  return (
    <article className="text-sm">
      {prices.done && <ChangeDone change={prices.done} onUndone={renew} isThere />}
      {editing.done && <BikeDone page={editing.done} onUndone={takeIn} />}
      <Head page={page} />
      {page.state.is_draft && mayWrite && <BikeDraft {...{ page, editing }} />}
      <FilterLinks filters={texts.parts} chosen={part} hrefOf={(one) => hrefOf({ part: one })} />
      <div className="mt-6">
        {part === 'prices' && (
          <BikePrices key={page.history[0]?.change ?? 0} {...{ page, mayWrite }} {...{ preview }} />
        )}
        {part === 'history' && (
          <BikeHistory {...{ page, mayWrite }} onUndone={takeIn} onRestore={editing.restore} />
        )}
        {isForm && part === undefined && mayWrite && (
          <div className="mb-8 flex flex-wrap items-start gap-x-3">
            <CopyPart {...{ page }} />
            <NewOptions {...{ page }} onChanged={takeIn} />
          </div>
        )}
        {part === 'sizes' && mayWrite && <NewSizes {...{ page }} onChanged={takeIn} />}
        {isForm && (
          <SaveBar {...{ page, editing, mayWrite }}>
            {part === undefined && !page.state.is_draft && <BikeEnd {...{ page, editing }} />}
            <Section part={part} {...{ page, editing }} />
          </SaveBar>
        )}
      </div>
    </article>
  )
}

interface SectionProps {
  part: string | undefined
  page: BikePage
  editing: ReturnType<typeof useBikeEdit>
}

function Section({ part, ...props }: SectionProps): ReactNode {
  if (part === 'sizes') return <BikeSizes {...props} />
  if (part === 'figures') return <BikeFigures {...props} />
  if (part === 'papers') return <BikePapers {...props} />
  if (part === 'rules') return <BikeRules {...props} />
  if (part === 'texts') return <BikeTexts {...props} />
  return <BikeOptions {...props} />
}

function Head({ page: { bike, state, ended_at } }: { page: BikePage }) {
  return (
    <p className="mt-1 mb-4 flex flex-wrap items-center gap-x-4 text-ink-soft">
      {ended_at !== null && <Badge kind="warn">{texts.notSoldSince(ended_at)}</Badge>}
      {!state.is_draft && ended_at === null && (
        <Link
          href={`/configurator/${bike.slug}`}
          className="inline-flex min-h-touch items-center link lg:min-h-0"
        >
          {texts.shopPage}
        </Link>
      )}
      <WhoChanged kind="bikes" id={bike.slug} />
    </p>
  )
}
