import { ReviewsScreen } from '@/components/backoffice/moderation/reviews-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { moderation as texts } from '@/messages/moderation'

export const reviews = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ReviewsScreen />,
})
