import Link from 'next/link'
import type { ReactNode } from 'react'

import { GoodsGallery } from '@/components/shop/goods/goods-gallery'
import { ShopPicture } from '@/components/shop/goods/shop-picture'
import { versionPictures, type ProductVariant } from '@/domain/shop/accessories/accessory'
import type { GoodsPage } from '@/hooks/shop/accessories/use-accessory'
import { accessory as texts } from '@/messages/shop/accessories/accessory'

interface AccessoryHeadProps {
  accessory: GoodsPage
  picture: string
  version: ProductVariant | null
  children: ReactNode
}

export function AccessoryHead({ accessory, picture, version, children }: AccessoryHeadProps) {
  const { title, description, category_title } = accessory
  const pictures = versionPictures(accessory.pictures, version)
  return (
    <div className="wrap grid grid-cols-1 gap-x-12 pt-4 pb-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:pt-8 lg:pb-20">
      {pictures.length > 1 ? (
        <GoodsGallery
          // Reset to the first picture when the color changes.
          key={version?.color?.title}
          label={texts.pictures}
          pictures={pictures}
          isFirst
        />
      ) : (
        <div className="lg:sticky lg:top-24 lg:self-start">
          <ShopPicture
            src={picture}
            alt={pictures[0]?.alt ?? texts.picture(title, version?.title ?? null)}
            isFirst
            sizes="(min-width: 64rem) 50vw, 28rem"
            className="mx-auto h-auto w-full max-w-md lg:max-w-none"
          />
        </div>
      )}
      <div className="min-w-0 lg:sticky lg:top-24 lg:self-start lg:pt-10">
        <p className="eyebrow text-ink-soft">
          <Link href="/accessories" className="inline-flex min-h-touch items-center">
            <span className="link">{texts.all}</span>
          </Link>
          {category_title && <span aria-hidden="true"> / </span>}
          {category_title}
        </p>
        <h1 className="mt-2 text-3xl break-words">{title}</h1>
        <p className="mt-4 max-w-read text-ink-soft">{description}</p>
        {children}
      </div>
    </div>
  )
}
