import { z } from 'zod'

import { named } from '@/contract/kit/named.schema'
import { answersOf, requestsOf } from '@/contract/kit/text-field.schema'
import { ALT_MISSING, BRAND_FIELDS, BRAND_UPLOADS, lacksAlt } from '@/domain/kit/brand'

const rowVersion = z.string().max(64).describe('As it was read; it names that version')

const Brand = z.object(answersOf(BRAND_FIELDS))

const Version = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().describe('Name of the author; null once that account is gone'),
  brand: Brand,
})

const Picture = z
  .object({ version: z.string(), width: z.int(), height: z.int() })
  .nullable()
  .describe('Null if there is none')

const Page = z.object({
  brand: Brand,
  seen: rowVersion,
  draft: Version.nullable().describe('Saved for later; visitors don’t see it'),
  draft_seen: rowVersion,
  versions: z.array(Version).describe('What was published before, newest first'),
  pictures: z.object({ logo: Picture, mark: Picture }),
  hero: Picture.describe('The last upload; its version is the id by which the brand names it'),
  bikes: z
    .array(z.object({ slug: z.string(), title: z.string(), colors: z.array(z.string()) }))
    .describe('What the first picture of the home page may show'),
})

named({ BrandPage: [Page, 'How the shop presents itself, now and before'] })

const PictureName = z.object({ name: z.enum(BRAND_UPLOADS) })

export const brandSchemas = {
  read: {
    summary: 'Reads the brand with its draft and its earlier versions.',
    spec: '§9',
    response: Page,
  },
  publish: {
    summary: 'Publishes the brand: all pages, emails and icons follow. A draft is done with.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z
      .object({ ...requestsOf(BRAND_FIELDS), seen: rowVersion })
      .refine((brand) => !lacksAlt(brand), { path: ['hero_alt'], message: ALT_MISSING }),
    response: Page,
  },
  saveDraft: {
    summary: 'Saves the brand for later, or removes the draft.',
    spec: '§9',
    errors: ['settings_changed'],
    body: z.object({
      brand: z.object(requestsOf(BRAND_FIELDS)).nullable().describe('Null removes the draft'),
      seen: rowVersion,
    }),
    response: Page,
  },
  setPicture: {
    summary:
      'Sets the logo or the mark, or uploads a picture for the home page, as PNG, JPEG, WebP or SVG (not for the home page) of at most 5 MB.',
    spec: '§9',
    errors: ['image_unreadable', 'server_busy'],
    params: PictureName,
    response: Page,
  },
  removePicture: {
    summary:
      'Removes the logo or the mark; the shop shows its name again. A picture that the brand names stays.',
    spec: '§9',
    params: PictureName,
    response: Page,
  },
} as const
