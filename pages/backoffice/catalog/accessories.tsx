import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CatalogScreen } from '@/components/backoffice/prices/catalog-screen'
import { PageHead } from '@/components/layout/page-head'
import { catalog as texts } from '@/messages/prices'

export default function BackofficeAccessoriesPage() {
  return (
    <>
      <PageHead title={texts.titles.accessory} isHidden />
      <OfficeFrame title={texts.titles.accessory} lead={texts.leads.accessory}>
        <CatalogScreen kind="accessory" />
      </OfficeFrame>
    </>
  )
}
