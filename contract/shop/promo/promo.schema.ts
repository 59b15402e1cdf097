import { z } from 'zod'

import { limitedBy } from '@/contract/kit/route'
import { answersOf } from '@/contract/kit/text-field.schema'
import { BRAND_FIELDS } from '@/domain/kit/brand'
import { HERO_WIDTHS } from '@/domain/kit/hero-picture'
import { Money } from '@/contract/kit/money.schema'

const EndsAt = z.iso
  .datetime()
  .nullable()
  .meta({ description: 'When it stops showing; null means no end date' })

const Line = z.object({
  days: z.string().meta({ examples: ['Monday to Friday'] }),
  time: z.string().meta({ examples: ['9 A.M to 5 P.M EST'] }),
})

const BrandPicture = z.object({ version: z.string(), width: z.int(), height: z.int() }).nullable()

const Links = z.array(z.object({ href: z.string(), title: z.string() }))

const Brand = z
  .object(answersOf(BRAND_FIELDS))
  .pick({
    ...{ name: true, line: true, announcement: true },
    ...{ accent: true, second_accent: true, socials: true },
  })
  .extend({
    menu: Links.describe('Links at the top of each page'),
    pictures: z
      .object({ logo: BrandPicture, mark: BrandPicture })
      .describe('Which pictures take the place of the drawn mark'),
    footer: z
      .array(z.object({ title: z.string(), links: Links }))
      .describe('Groups of links at the foot of each page'),
  })

const Content = z.string().nullable().describe('PNG as base64; null if there is none')

export const promoSchemas = {
  pictures: {
    summary: 'Returns the shop’s logo and mark, for icons and emails.',
    spec: '§2 Promo',
    response: z.object({ logo: Content, mark: Content }),
  },
  hero: {
    summary: 'Returns the picture of the company’s own on the home page, in one of its widths.',
    spec: 'open',
    file: { type: 'image/webp', description: 'WebP.' },
    limits: limitedBy('goodsPicture'),
    errors: ['file_not_found', 'server_busy'],
    params: z.object({
      id: z
        .string()
        .max(40)
        .meta({ examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'] }),
      file: z
        .string()
        .regex(new RegExp(`^(?:${HERO_WIDTHS.join('|')})\\.webp$`))
        .meta({ description: 'Width in pixels', examples: ['1280.webp'] }),
    }),
    response: z.any(),
  },
  read: {
    summary:
      'Returns what every page shows: a banner, a seasonal offer with its promo code, and how to reach the shop.',
    spec: '§2 Promo',
    response: z.object({
      banner: z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          link: z.string().meta({ description: 'An HTTPS URL or a path in this shop' }),
          link_label: z.string(),
          ends_at: EndsAt,
        })
        .nullable(),
      brand: Brand.describe('How the shop presents itself'),
      support: z
        .object({
          email: z.string(),
          hours: z.array(Line),
        })
        .describe('How to reach the shop, in the words of its footer'),
      seasonal: z
        .object({
          id: z.string(),
          title: z.string(),
          text: z.string(),
          code: z.string(),
          basis_points: z.int().min(1).max(10_000),
          cap: Money.nullable(),
          threshold: Money.meta({ description: 'The subtotal before shipping must be above this' }),
          ends_at: EndsAt,
        })
        .nullable(),
    }),
  },
}
