import { CampaignsScreen } from '@/components/office/campaigns/campaigns-screen'
import { PromoBanner } from '@/components/shop/promo/promo-banner'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { campaigns as texts } from '@/messages/office/campaigns/campaigns'

export const campaigns = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: (
    <CampaignsScreen
      draw={(banner) => <PromoBanner banner={banner} onDismiss={() => undefined} />}
    />
  ),
})
