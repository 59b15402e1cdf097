import { BikeScreen } from '@/components/backoffice/bikes/bike-screen'
import { BikesScreen } from '@/components/backoffice/bikes/bikes-screen'
import { PreviewScreen } from '@/components/backoffice/bikes/preview-screen'
import type { OfficePage } from '@/hooks/use-office-page'
import { bikeCopy } from '@/messages/bike-copy'
import { bikes as texts } from '@/messages/bikes'

export const bikeList = (): OfficePage => ({
  title: texts.title,
  lead: texts.lead,
  body: <BikesScreen />,
})

export const bike = (slug: string | null): OfficePage => ({
  title: texts.bike,
  back: { href: texts.href, title: texts.title },
  body: <BikeScreen slug={slug} />,
})

export const bikePreview = (slug: string | null): OfficePage => ({
  title: bikeCopy.preview.title,
  back: { href: texts.href, title: texts.title },
  body: <PreviewScreen slug={slug} />,
})
