import { z } from 'zod'

import { BUNDLE_PERCENT } from '@/domain/shop/goods/bundle'
import { ALT_LENGTH, MAX_PICTURES } from '@/domain/office/goods/product-pictures'
import { MAX_VERSIONS, VERSION_LENGTH } from '@/domain/office/goods/product-versions'
import { MAX_PRICE, PRICE_CHANGE_STATES } from '@/domain/office/goods/prices'
import { SERVICE_FIELDS, SHEET_FIELDS } from '@/domain/shop/goods/product-fields'

import { Money } from '@/contract/kit/money.schema'
import { named } from '@/contract/kit/named.schema'
import { answersOf, omittable, requestsOf } from '@/contract/kit/text-field.schema'
import { filled, line, prose } from '@/contract/kit/text.schema'

const Moment = z.iso.datetime()
export const KINDS = ['accessory', 'spare'] as const
export const Choice = z.object({ code: z.string(), title: z.string() })

export const Texts = {
  title: filled(120, 'Enter a title.'),
  description: prose(2_000).min(1, 'Enter a description.'),
}

export const Details = {
  group: line(80).describe('Code of a group of its kind; empty for none'),
  ...omittable(SHEET_FIELDS),
  // Older clients don't send it.
  fits_parts: requestsOf(SHEET_FIELDS).fits_parts.optional(),
}

const Crop = z
  .object({
    x: z.int().min(0),
    y: z.int().min(0),
    width: z.int().positive(),
    height: z.int().positive(),
  })
  .nullable()
  .describe('The part that is shown, in pixels of the upload; null for all of it')

const UploadId = z
  .string()
  .min(1)
  .max(40)
  .meta({ description: 'Of the upload', examples: ['mJ2v0Qk3Zr8wN5yTb7LxAg'] })

export const Pictures = z
  .array(
    z.object({
      file: UploadId,
      crop: Crop,
      alt: filled(ALT_LENGTH, 'Describe what this picture shows.'),
      color: line(60).nullish().describe('Title of the color that it shows; null for every color'),
    }),
  )
  .max(MAX_PICTURES)

const Color = z.object({
  title: filled(VERSION_LENGTH, 'Enter a color.'),
  hex: z
    .string()
    .regex(/^#[0-9A-Fa-f]{6}$/, 'Enter a color as # and six digits.')
    .meta({ examples: ['#E4572E'] }),
})

/** Versions of a product; `versionsFault` checks the remaining rules and returns messages. */
export const Versions = z
  .array(
    z.object({
      id: line(VERSION_LENGTH).nullable().describe('Null for a new one'),
      title: filled(VERSION_LENGTH, 'Enter a title.'),
      color: Color.nullable(),
      size: line(VERSION_LENGTH).min(1).nullable(),
      price: Money.nullable().describe('Of a new one; the others keep theirs'),
    }),
  )
  .max(MAX_VERSIONS)

/** Service information of a spare part for mechanics. */
export const Service = z.object(requestsOf(SERVICE_FIELDS))

const KeptService = z.object(answersOf(SERVICE_FIELDS))

const VersionWords = z.object({
  id: z.string(),
  title: z.string(),
  color: z.object({ title: z.string(), hex: z.string() }).nullable(),
  size: z.string().nullable(),
})

const KeptPicture = z.object({
  id: z.string(),
  file: UploadId,
  crop: Crop,
  alt: z.string(),
  color: z.string().nullish().describe('Title of the color that it shows; null for every color'),
  width: z.int().describe('Of the part that is shown, in pixels'),
  height: z.int(),
})

export const UploadedPicture = z.object({
  file: UploadId.describe('Send it when the product is saved'),
  href: z.string().describe('The upload, for an hour'),
  width: z.int(),
  height: z.int(),
})

const PartRef = z.object({
  product_id: z.int(),
  variant: z.string().nullable().describe('Null for goods without versions'),
  count: z.int().describe('Pieces in one bundle'),
})

/** Bundle; `bundleFault` checks the remaining rules and returns messages. */
export const BundleInput = z.object({
  percent: z
    .number()
    .min(BUNDLE_PERCENT.least / 100, 'Enter a percentage from 0.01 to 90.')
    .max(BUNDLE_PERCENT.most / 100, 'Enter a percentage from 0.01 to 90.')
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, {
      message: 'Please use at most two decimal places.',
    })
    .nullable()
    .describe('Taken off the prices of its parts; null for a price of its own'),
  parts: z
    .array(
      PartRef.extend({
        product_id: z.int().positive(),
        variant: line(80).nullable(),
        count: z.int(),
      }),
    )
    .max(50),
})

const Bundle = z.object({
  percent: z
    .number()
    .nullable()
    .describe('Taken off the prices of its parts; null for a price of its own'),
  apart: Money.describe('What the parts cost one by one'),
  parts: z.array(
    PartRef.extend({
      kind: z.enum(KINDS),
      title: z.string(),
      version: z.string().nullable(),
      price: Money.describe('Of one piece by itself'),
      is_offered: z.boolean(),
      for_sale: z.int().describe('Pieces that are for sale'),
    }),
  ),
})

const State = z.object({
  title: z.string(),
  description: z.string(),
  group: z.string(),
  fits: z.array(z.string()),
  is_offered: z.boolean(),
  ...answersOf(SHEET_FIELDS),
  pictures: z.array(KeptPicture),
  versions: z.array(VersionWords),
  service: KeptService.nullable(),
  bundle: Bundle.nullable().describe(
    'What a bundle was made of, at today’s prices; null for what is none, and of edits from before it was kept',
  ),
})

const Edit = z.object({
  id: z.int(),
  at: Moment,
  by: z.string().describe('Empty once that account is gone'),
  was: State,
  became: State,
})

export const Item = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  title: z.string(),
  description: z.string(),
  fits: z.array(z.string()),
  is_offered: z.boolean(),
  plan: z
    .object({
      is_offered: z.boolean().describe('What it will be'),
      starts_at: Moment,
      by: z.string().describe('Empty once that account is gone'),
    })
    .nullable()
    .describe('When it is offered or withdrawn; null where nothing is planned'),
  price: Money,
  is_digital: z.boolean(),
  group: z.string().describe('Group of a spare part, or category of an accessory; empty for none'),
  groups: z.array(Choice).describe('All groups of its kind'),
  ...answersOf(SHEET_FIELDS),
  external_hosts: z.array(z.string()).describe('Hosts that it may link to'),
  pictures: z.array(KeptPicture).describe('The first one is the main one'),
  uploads: z
    .array(UploadedPicture)
    .describe('What its pictures, and those of its edits, are parts of'),
  stuck_pictures: z
    .array(z.string())
    .describe('Those of its pictures that couldn’t be made smaller; shoppers get the upload'),
  versions: z.array(VersionWords.extend({ price: Money })),
  service: KeptService.nullable().describe('What a mechanic needs to know of a spare part'),
  bundle: Bundle.nullable().describe('What a bundle is made of; null for what is none'),
  waiting: z.int().describe('How many people wait for a bundle; 0 for what has stock of its own'),
  unconfirmed: z.int().describe('How many more asked, and haven’t confirmed their address'),
  bundles_with_it: z
    .array(z.object({ id: z.int(), title: z.string() }))
    .describe('Offered bundles that contain it; the shop sells them only while it offers this'),
  bikes: z.array(z.object({ slug: z.string(), title: z.string() })).describe('All that it can fit'),
  options: z
    .array(Choice.extend({ group: z.string(), bikes: z.array(z.string()) }))
    .describe('All options of bikes that it can depend on'),
  version: z.string().describe('Names this state of the product; send it when saving'),
  edits: z
    .array(Edit)
    .describe('The last 30 edits of all but its prices, newest first; send `was` to restore it'),
  history: z
    .array(
      z.object({
        change: z.int(),
        at: Moment.describe('When it starts or started'),
        by: z.string(),
        note: z.string(),
        state: z.enum(PRICE_CHANGE_STATES),
        title: z.string().describe('The version; empty for the product itself'),
        old: Money,
        new: Money,
      }),
    )
    .describe('The last 100 changes of its prices, newest first'),
})

export const Created = z.object({
  kind: z.enum(KINDS),
  ...Texts,
  group: Details.group,
  weight_g: Details.weight_g,
  price: Money.refine((price) => price > 0 && price <= MAX_PRICE, 'Enter a price.').describe(
    'Of a bundle by percent its parts decide',
  ),
  bundle: BundleInput.nullish().describe('For a bundle, what it is made of'),
  request_key: z.uuid(),
})

named({
  ProductState: [State, 'All of a product but its prices'],
  SpareService: [KeptService, 'What a mechanic needs to know of a spare part'],
  ProductPicture: [KeptPicture, 'A picture of a product'],
  UploadedPicture: [UploadedPicture, 'A picture that no product shows yet'],
  BundleInput: [BundleInput, 'What a bundle is made of, and how it’s priced'],
  CatalogBundle: [Bundle, 'A bundle with its parts, as the back office edits it'],
  CatalogItem: [Item, 'A product as the back office edits it'],
})
