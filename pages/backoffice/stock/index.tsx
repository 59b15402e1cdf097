import { OfficeFrame } from '@/components/backoffice/office-frame'
import { StockScreen } from '@/components/backoffice/stock/stock-screen'
import { PageHead } from '@/components/layout/page-head'
import { stock as texts } from '@/messages/stock'

export default function BackofficeStockPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead}>
        <StockScreen />
      </OfficeFrame>
    </>
  )
}
