import { CampaignsScreen } from '@/components/backoffice/campaigns/campaigns-screen'
import { PromoBanner } from '@/components/promo/promo-banner'
import type { OfficePage } from '@/hooks/use-office-page'
import { campaigns as texts } from '@/messages/campaigns'

export const campaigns = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: (
    <CampaignsScreen
      draw={(banner) => <PromoBanner banner={banner} onDismiss={() => undefined} />}
    />
  ),
})
