import { PageHead } from '@/components/kit/layout/page-head'
import { ConfirmStockAlertScreen } from '@/components/shop/goods/stock-alert-links'
import { stockAlertLinks } from '@/messages/shop/goods/stock-alert'

export default function ConfirmStockAlertPage() {
  return (
    <>
      <PageHead title={stockAlertLinks.confirm.title} isHidden />
      <ConfirmStockAlertScreen />
    </>
  )
}
