import { OfficeFrame } from '@/components/backoffice/office-frame'
import { CountScreen } from '@/components/backoffice/stock/count-screen'
import { PageHead } from '@/components/layout/page-head'
import { stock, stockCount as texts } from '@/messages/stock'

const BACK = { href: '/backoffice/stock', title: stock.all }

export default function BackofficeCountPage() {
  return (
    <>
      <PageHead title={texts.title} isHidden />
      <OfficeFrame title={texts.title} lead={texts.lead} back={BACK}>
        <CountScreen />
      </OfficeFrame>
    </>
  )
}
