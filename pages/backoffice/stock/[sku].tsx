import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { ItemScreen } from '@/components/backoffice/stock/item-screen'
import { PageHead } from '@/components/layout/page-head'
import { stock as texts } from '@/messages/stock'

const BACK = { href: '/backoffice/stock', title: texts.all }

export default function BackofficeStockItemPage() {
  const { sku } = useRouter().query
  const known = typeof sku === 'string' ? sku : null
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.item} back={BACK}>
        <ItemScreen sku={known} />
      </OfficeFrame>
    </>
  )
}
