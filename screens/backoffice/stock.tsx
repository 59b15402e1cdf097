import { CountScreen } from '@/components/office/stock/count-screen'
import { ItemScreen } from '@/components/office/stock/item-screen'
import { StockScreen } from '@/components/office/stock/stock-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { stock as texts, stockCount } from '@/messages/office/stock/stock'

const BACK = { href: '/backoffice/stock', title: texts.all }

export const stock = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <StockScreen />,
})

export const stockItem = (sku: string | null): OfficePage => ({
  title: texts.item,
  back: BACK,
  body: <ItemScreen sku={sku} />,
})

export const count = (): OfficePage => ({
  title: stockCount.title,
  lead: stockCount.lead,
  back: BACK,
  body: <CountScreen />,
})
