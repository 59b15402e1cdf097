import type { ApiError } from '@/contract/kit/errors'
import {
  MAX_PICTURES,
  SHARP_WIDTH,
  type ChosenPicture,
  type PictureCrop,
} from '@/domain/office/goods/product-pictures'

import { thousands } from '@/utils/format'

import { toSentence } from '@/messages/kit/errors'

const TYPES = 'JPEG, PNG, WebP or AVIF'

export const productPictures = {
  title: 'Pictures',
  inWords: (pictures: readonly ChosenPicture[]) =>
    pictures
      .map(
        (one, at) =>
          `${at + 1}. ${one.alt}${one.color ? `, ${one.color}` : ''}${cropText(one.crop)}`,
      )
      .join('\n'),
  none: 'No pictures yet. The shop shows a studio picture, if there is one, or a placeholder.',
  add: 'Choose pictures',
  drop: 'Drop pictures here, paste them, or choose them.',
  hint: `${TYPES}, up to 20 MB each and ${MAX_PICTURES} for a product. ${thousands(SHARP_WIDTH * 2)} pixels wide or more looks best.`,
  altFault: 'Describe what this picture shows. People who can’t see it hear this.',
  altOf: (position: number) => `Picture ${position}: what it shows`,
  altHint:
    'For people who can’t see it and for search engines, for example “Red bell on a handlebar”.',
  main: 'Main picture',
  mainHint: 'The first picture is the main one. Lists, carts and orders show it.',
  colorOf: (position: number) => `Color that picture ${position} shows`,
  everyColor: 'Every color',
  colorHint:
    'Once a color is chosen, the shop shows its pictures first, then those of every color.',
  stuck: {
    sentence: (alts: readonly string[]) =>
      alts.length === 1
        ? `We couldn’t make “${alts[0]}” smaller after five attempts. Shoppers get the large file, so the page is slow.`
        : `We couldn’t make ${alts.length} pictures smaller after five attempts: ${alts.map((alt) => `“${alt}”`).join(', ')}. Shoppers get the large files, so the page is slow.`,
    retry: 'Try again',
    tried: 'We’re trying again. If it fails, you’ll read it here in a few minutes.',
    badge: 'Picture too large',
  },
  list: 'Pictures in the order of the page',
  picture: (position: number, count: number) => `Picture ${position} of ${count}`,
  drag: 'Drag to move it',
  earlier: (position: number) => `Move picture ${position} earlier`,
  later: (position: number) => `Move picture ${position} later`,
  moved: (position: number, count: number) =>
    position === 1
      ? `Moved. It’s the main picture now.`
      : `Moved to place ${position} of ${count}.`,
  crop: (position: number) => `Crop picture ${position}`,
  remove: (position: number) => `Remove picture ${position}`,
  removed: (alt: string) => (alt.trim() ? `Removed “${alt.trim()}”.` : 'Removed a picture.'),
  undo: 'Undo',
  undone: 'The picture is back.',
  small: (width: number) => `Only ${width} pixels wide, so it looks blurred when it’s large.`,
  progress: 'Upload',
  uploading: (name: string, percent: number) =>
    percent < 100 ? `Uploading ${name}… ${percent}%` : `Checking ${name}…`,
  uploaded: (count: number) => (count === 1 ? '1 picture added.' : `${count} pictures added.`),
  twice: 'This part of the picture is here already.',
  notSaved: 'Pictures change in the shop once you save the product.',
  dismiss: 'Dismiss',
  faults: {
    type: (name: string) => `${name} isn’t a picture that we take. Please use ${TYPES}.`,
    size: (name: string) =>
      `${name} is larger than 20 MB. Please save it smaller, for example as a JPEG 2,000 pixels wide.`,
    count: `A product has ${MAX_PICTURES} pictures at most. Please remove one first.`,
    other: (name: string, error: ApiError) => `${name}: ${whyNot(error)}`,
  },
  cropping: {
    title: 'Crop picture',
    shape: 'Shape',
    shapes: { frame: 'Shop’s frame (4:3)', free: 'Free', whole: 'As it is' },
    keys: 'Arrow keys move the part, or a handle of it. Hold Shift for larger steps.',
    whole: 'All of the picture is shown, with room beside it where the frame is wider or higher.',
    handles: {
      cropArea: 'Part that is shown. Move it with the arrow keys.',
      nwDragHandle: 'Top left corner',
      nDragHandle: 'Top edge',
      neDragHandle: 'Top right corner',
      eDragHandle: 'Right edge',
      seDragHandle: 'Bottom right corner',
      sDragHandle: 'Bottom edge',
      swDragHandle: 'Bottom left corner',
      wDragHandle: 'Left edge',
    },
    size: (width: number, height: number) => `${thousands(width)} × ${thousands(height)} pixels`,
    apply: 'Use this part',
    cancel: 'Cancel',
    failed: 'We couldn’t load this picture. Please close this and try again.',
  },
} as const

const cropText = (crop: PictureCrop | null) =>
  crop ? ` (${crop.width} × ${crop.height} from ${crop.x}, ${crop.y})` : ''

function whyNot(error: ApiError): string {
  if (error.kind === 'problem' && error.code === 'image_unreadable') {
    return `we can’t read this picture. It may be broken or have more than 25 megapixels. Please save it again as ${TYPES}.`
  }
  if (error.kind === 'unreachable') {
    return 'we couldn’t reach the shop. Please check your connection and choose it again.'
  }
  return toSentence(error)
}
