import { PickListScreen } from '@/components/office/fulfillment/pick-list-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { officeLists } from '@/messages/office/kit/lists'
import { pickList as texts } from '@/messages/office/fulfillment/pick-list'

export const pickList = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  back: { href: '/backoffice/orders?status=ready', title: officeLists.orders },
  body: <PickListScreen />,
})
