import {
  BRAND_SETTING,
  brandOf,
  picturesOf,
  PICTURES_SETTING,
  type BrandPicture,
} from '@/domain/kit/brand'
import { recordIn } from '@/domain/kit/stored-value'
import { pageBrand, type TitleOfPage } from '@/domain/kit/page-brand'
import { cents } from '@/domain/kit/money'
import { isNarrow, promoDiscount, type PromoRule } from '@/domain/shop/promo/promo'
import { postedLines, SUPPORT_SETTING, supportOf } from '@/domain/community/support/support-hours'
import { type Catalog, readCatalog } from '@/server/catalog'
import type { Deps } from '@/server/kernel/deps'
import { SHOP_SETTING, sellerOf } from '@/server/kernel/ports/seller'

import { listRunningCampaigns, type CampaignRow } from './campaign-queries'
import { isExhausted } from './queries'

type PromoDeps = Pick<Deps, 'db' | 'clock'>

/** Returns the current banner and offer. Offers a code only if the checkout would accept it. */
export async function readPromo(deps: PromoDeps) {
  const running = await listRunningCampaigns(deps.db, deps.clock.now())
  const banner = running.map(bannerOf).find((one) => one !== null) ?? null
  return { banner, seasonal: (await firstOffer(deps, running))?.offer ?? null }
}

/** Returns since when the current offer has reduced all prices; null without an offer. */
export async function runningOffer(deps: PromoDeps): Promise<{ starts_at: Date | null } | null> {
  return firstOffer(deps, await listRunningCampaigns(deps.db, deps.clock.now()))
}

function bannerOf({ id, kind, title, text, link, link_label, ends_at }: CampaignRow) {
  if (kind !== 'banner' || link === null || link_label === null) return null
  return { id, title, text, link, link_label, ends_at: ends_at?.toISOString() ?? null }
}

/** Returns what each page shows of the shop: its brand and how to reach it. */
export async function readReach({ db, seller }: Pick<Deps, 'db' | 'seller'>) {
  const catalog = await readCatalog(db)
  const { settings } = catalog
  const { email } = sellerOf(seller, settings[SHOP_SETTING])
  return {
    brand: pageBrand(
      brandOf(settings[BRAND_SETTING], seller.name),
      picturesOf(settings[PICTURES_SETTING]),
      titlesOf(catalog),
    ),
    support: { email, hours: postedLines(supportOf(settings[SUPPORT_SETTING]).hours) },
  }
}

/** Returns the shop's pictures as base64. */
export async function readBrandPictures({ db }: Pick<Deps, 'db'>) {
  const { settings } = await readCatalog(db)
  const contentOf = (name: BrandPicture) => {
    const stored = recordIn(settings[PICTURES_SETTING], name).content
    return typeof stored === 'string' ? stored : null
  }
  return { logo: contentOf('logo'), mark: contentOf('mark') }
}

/** Titles of products by the address of their page. Without a dealer, their list isn't linked. */
const titlesOf =
  ({ bikesBySlug, productsById, dealers }: Catalog): TitleOfPage =>
  (href) => {
    if (/^\/dealers(?![\w-])/.test(href) && !dealers.some((one) => one.is_active)) return null
    const [, kind, id = ''] = /^\/(configurator|accessories)\/([\w-]+)$/.exec(href) ?? []
    if (kind === undefined) return undefined
    const shown = kind === 'accessories' ? productsById.get(Number(id)) : bikesBySlug.get(id)
    return shown?.title ?? null
  }

async function firstOffer(deps: PromoDeps, running: CampaignRow[]) {
  const { promotions } = await readCatalog(deps.db)
  for (const campaign of running.filter(({ kind }) => kind === 'seasonal')) {
    const rule = promotions.find(({ code }) => code === campaign.code)
    const offer = rule && offerOf(campaign, rule)
    if (offer && (await isTaken(deps, rule))) return { offer, starts_at: campaign.starts_at }
  }
  return null
}

/** Returns whether the checkout would accept the code for an amount just above its threshold. */
async function isTaken({ db, clock }: PromoDeps, rule: PromoRule): Promise<boolean> {
  const is_exhausted = await isExhausted(db, rule, { user_key: null, email_keys: [] })
  const at = clock.now().toISOString()
  const request = {
    ...{ code: rule.code, rule, at, is_exhausted },
    ...{ has_ordered: false, is_member: false },
  }
  return promoDiscount(request, cents(rule.threshold + 1)).state === 'applied'
}

/** Returns a campaign's offer, or null if its text promises more than the code grants. */
function offerOf({ id, title, text, ends_at }: CampaignRow, rule: PromoRule) {
  const { code, basis_points, cap, threshold } = rule
  if (basis_points === null || isLimited(rule)) return null
  const ends = [ends_at?.toISOString(), rule.ends_at && new Date(rule.ends_at).toISOString()]
  const [earliest = null] = ends.filter((one) => typeof one === 'string').sort()
  return { id, title, text, code, basis_points, cap, threshold, ends_at: earliest }
}

const isLimited = (rule: PromoRule) =>
  isNarrow(rule) || rule.country_ids.length > 0 || rule.first_order || rule.members_only
