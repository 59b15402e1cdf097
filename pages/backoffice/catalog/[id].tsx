import { useRouter } from 'next/router'

import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CatalogItemScreen } from '@/components/backoffice/prices/item-screen'
import { PageHead } from '@/components/layout/page-head'
import { catalog as texts } from '@/messages/prices'

export default function BackofficeProductPage() {
  const { id } = useRouter().query
  const known = typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null
  return (
    <>
      <PageHead title={texts.product} isHidden />
      <OfficeFrame title={texts.product}>
        <CatalogItemScreen id={known} />
      </OfficeFrame>
    </>
  )
}
