import { SearchesScreen } from '@/components/backoffice/searches/searches-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { searches as texts } from '@/messages/searches'

export const searches = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <SearchesScreen />,
})
