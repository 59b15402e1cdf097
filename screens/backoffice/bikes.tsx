import { BikeScreen } from '@/components/office/bikes/bike-screen'
import { BikesScreen } from '@/components/office/bikes/bikes-screen'
import { PreviewScreen } from '@/components/office/bikes/preview-screen'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { bikeCopy } from '@/messages/office/bikes/bike-copy'
import { bikes as texts } from '@/messages/office/bikes/bikes'

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
