import { SearchesScreen } from '@/components/office/searches/searches-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { searches as texts } from '@/messages/office/searches/searches'

export const searches = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SearchesScreen />,
})
