import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CatalogScreen } from '@/components/backoffice/prices/catalog-screen'
import { PageHead } from '@/components/layout/page-head'
import { catalog as texts } from '@/messages/prices'

export default function BackofficeSparesPage() {
  return (
    <>
      <PageHead title={texts.titles.spare} isHidden />
      <OfficeFrame title={texts.titles.spare} lead={texts.leads.spare}>
        <CatalogScreen kind="spare" />
      </OfficeFrame>
    </>
  )
}
