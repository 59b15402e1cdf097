import { ReviewsScreen } from '@/components/office/reviews/reviews-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { moderation as texts } from '@/messages/office/reviews/reviews'

export const reviews = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <ReviewsScreen />,
})
