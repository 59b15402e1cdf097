import type { Brand, BRAND_PARTS, HomeSection } from '@/domain/kit/brand'
import { HERO_WIDTH, type HeroFocus } from '@/domain/kit/hero-picture'

type FieldTexts = Record<keyof Brand, { label: string; hint: string }>

const LINE_HINT = 'One link per line, such as “Contact: /contact”.'

export const brandTexts = {
  title: 'Brand',
  lead: 'How the shop looks to customers: on every page, in emails and in authenticator apps.',
  parts: {
    look: 'Name and colors',
    menus: 'Menus',
    home: 'Home page',
  } satisfies Record<keyof typeof BRAND_PARTS, string>,
  fields: {
    name: { label: 'Shop name', hint: 'Invoices show the legal name from Settings.' },
    line: { label: 'What you sell', hint: 'At the foot of every page and in search results' },
    announcement: {
      label: 'Line at the top',
      hint: 'While no campaign runs. Leave blank to show none.',
    },
    accent: { label: 'Accent color on dark', hint: 'Light, such as #CFF245' },
    second_accent: { label: 'Accent color on light', hint: 'Dark, such as #14161A' },
    socials: { label: 'Social links', hint: 'One address per line' },
    menu: { label: 'Top menu', hint: LINE_HINT },
    footer: {
      label: 'Links at the foot of each page',
      hint: `The title of a group, then its links. ${LINE_HINT} A bike without a title has its own name, and disappears when you stop offering it.`,
    },
    heading: { label: 'Heading', hint: 'Large, beside the first picture' },
    lead: { label: 'Text below it', hint: 'What visitors should know first' },
    hero_bike: { label: 'Bike in the first picture', hint: '' },
    hero_color: { label: 'Its color', hint: '' },
    hero_picture: {
      label: 'Picture of your own',
      hint: `Wide, ${HERO_WIDTH} pixels or more. It takes the place of the bike; the specs below it stay those of the bike.`,
    },
    hero_alt: { label: 'What it shows', hint: 'Such as “Two riders on a forest road at dawn”' },
    hero_focus: { label: 'What stays in view', hint: 'Where the screen cuts the picture' },
    sections: { label: 'Sections', hint: '' },
  } satisfies FieldTexts,
  focuses: {
    center: 'The middle',
    top: 'The top',
    bottom: 'The bottom',
    left: 'The left side',
    right: 'The right side',
  } satisfies Record<HeroFocus, string>,
  asChosen: 'The shop chooses',
  sections: {
    bikes: 'All bikes with their specs',
    built: 'How a bike is built',
    reviews: 'Reviews by owners, once there are any',
    delivery: 'Delivery calendar',
    help: 'How to reach you',
  } satisfies Record<HomeSection, string>,
  up: (title: string) => `Move “${title}” up`,
  down: (title: string) => `Move “${title}” down`,
  pick: (label: string) => `Pick “${label}”`,
  preview: 'Preview',
  previewButton: 'Configure yours',
  previewPaperButton: 'Add to cart',
  publish: 'Publish',
  saveDraft: 'Save as draft',
  published: 'Published. All pages show it within a minute.',
  draftSaved: 'The draft is saved. Visitors don’t see it.',
  draft: (by: string | null, at: string) =>
    `A draft ${by ? `by ${by} ` : ''}from ${at} is not published yet.`,
  useDraft: 'Continue with the draft',
  removeDraft: 'Delete the draft',
  pictures: {
    title: 'Logo',
    hint: 'PNG, JPEG, WebP or SVG. It is on all pages as soon as it is uploaded.',
    logo: { label: 'Logo', hint: 'Takes the place of mark and name at the top of pages' },
    mark: { label: 'Mark', hint: 'A square, for browser tabs, phones and emails' },
    hero: { label: 'Picture' },
    toBike: 'Show the bike again',
    choose: (label: string) => `Upload ${label.toLowerCase()}`,
    remove: 'Remove',
    none: 'None yet',
    tooLarge: 'Choose a file of 5 MB at most.',
    heroSmall: ({ width, height }: { width: number; height: number }) =>
      `Your picture is ${width} × ${height} pixels. Large screens show it up to ${HERO_WIDTH} pixels wide, so it looks blurred there. If you can, upload one of ${HERO_WIDTH} pixels or more.`,
  },
  history: {
    title: 'Published versions',
    entry: (by: string | null, at: string) => (by ? `${at}, ${by}` : at),
    use: 'Use again',
  },
}
