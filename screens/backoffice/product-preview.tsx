import Link from 'next/link'

import { AccessoryBelow } from '@/components/shop/accessories/accessory-below'
import { AccessoryHead } from '@/components/shop/accessories/accessory-head'
import { AccessoryPurchase } from '@/components/shop/accessories/accessory-purchase'
import { GiftCardScreen } from '@/components/shop/accessories/gift-card-screen'
import { drawPartLocation } from '@/components/shop/bikes/part-location-drawing'
import { SpareScreen } from '@/components/shop/spares/spare-screen'
import { Loaded } from '@/components/kit/ui/loaded'
import { goodsPicture } from '@/domain/shop/accessories/accessory'
import type { Bike } from '@/domain/shop/bikes/bike'
import type { AccessoryPage } from '@/hooks/shop/accessories/use-accessory'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { useShopPage } from '@/hooks/office/kit/use-shop-page'
import type { Spare } from '@/hooks/shop/spares/use-spare-search'
import { useVersion } from '@/hooks/shop/goods/use-version'
import { catalog } from '@/messages/office/goods/prices'

const texts = catalog.preview

export const productPreview = (id: string | null): OfficePage => ({
  title: texts.title,
  isBare: true,
  body: <ProductPreview id={id !== null && /^\d{1,9}$/.test(id) ? Number(id) : null} />,
})

/** Page of a product before it is on sale, rendered only in the browser of staff with permission. */
function ProductPreview({ id }: { id: number | null }) {
  const { state, retry } = useShopPage(id)
  const isOffered = state.status === 'ready' && state.data.is_offered
  return (
    <>
      <div role="note" className="bg-volt text-ink">
        <p className="wrap flex flex-wrap items-center gap-x-4 py-1 text-sm">
          <strong className="font-semibold">{texts.title}</strong>
          {state.status === 'ready' && <span>{isOffered ? texts.offered : texts.hidden}</span>}
          <Link
            href={`/backoffice/catalog/${id ?? ''}`}
            className="inline-flex min-h-touch items-center link"
          >
            {texts.back}
          </Link>
        </p>
      </div>
      {/* The product preview has its own heading. */}
      {state.status !== 'ready' && <h1 className="sr-only">{texts.title}</h1>}
      <div className={state.status === 'failed' ? 'wrap py-10' : 'contents'}>
        <Loaded state={state} onRetry={retry} placeholder={<div className="min-h-dvh" />}>
          {({ accessory, spare, bikes }) => (
            <>
              {accessory && <AccessoryPreview {...accessory} />}
              {spare && <SparePreview {...{ spare, bikes }} />}
            </>
          )}
        </Loaded>
      </div>
    </>
  )
}

function AccessoryPreview(page: AccessoryPage) {
  const { accessory } = page
  const version = useVersion(accessory)
  if (accessory.is_digital) return <GiftCardScreen {...page} />
  const { chosen } = version
  return (
    <>
      <AccessoryHead
        accessory={accessory}
        picture={goodsPicture(accessory, chosen)}
        version={chosen}
      >
        <AccessoryPurchase accessory={accessory} version={version} />
      </AccessoryHead>
      {/* The delivered price is already that of the chosen version. */}
      <AccessoryBelow {...page} chosen={null} />
    </>
  )
}

function SparePreview({ spare, bikes }: { spare: Spare; bikes: readonly Bike[] }) {
  const bike = bikes.find(({ slug }) => spare.fits.includes(slug))
  const drawing = bike && spare.group ? drawPartLocation(bike, spare.group.place) : null
  const location = bike && drawing ? { bike: bike.title, drawing } : null
  return <SpareScreen {...{ spare, location }} />
}
