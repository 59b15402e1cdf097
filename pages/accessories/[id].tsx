import type { GetStaticPaths, GetStaticProps } from 'next'

import { AccessoryScreen } from '@/components/shop/accessories/accessory-screen'
import {
  withStructured,
  type AccessoryProps,
} from '@/components/shop/accessories/accessory-structured'
import { PageHead } from '@/components/kit/layout/page-head'
import { StructuredData } from '@/components/kit/layout/structured-data-script'
import { sharedPicture } from '@/domain/shop/goods/goods-picture'
import { accessoryProps } from '#server/ssr/accessory-page'
import { readOffers } from '#server/ssr/offers'

export const getStaticPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' })

export const getStaticProps: GetStaticProps<AccessoryProps, { id: string }> = async ({ params }) =>
  withStructured(await accessoryProps(params?.id ?? ''), readOffers)

/** The key resets the choices when the visitor navigates to another accessory. */
export default function AccessoryRoute({ structured, ...page }: AccessoryProps) {
  const { id, title, description } = page.accessory
  return (
    <>
      <PageHead
        title={title}
        description={description}
        type="product"
        image={sharedPicture(page.accessory)}
      />
      <StructuredData graph={structured} />
      <AccessoryScreen key={id} {...page} />
    </>
  )
}
