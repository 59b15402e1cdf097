import { titleCode } from '@/domain/kit/title-code'

export const CATEGORY_KINDS = ['accessory', 'spare'] as const
export type CategoryKind = (typeof CATEGORY_KINDS)[number]

export interface Category {
  /** Code in URLs, such as 'bags'. */
  code: string
  title: string
  /** Text above the category's list; empty for none. */
  text: string
  /** Former or merged codes that URLs may still contain. */
  former: string[]
}

export const CODE_LENGTH = 40
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const isCategoryCode = (text: string) => text.length <= CODE_LENGTH && CODE.test(text)

/** Derives a URL code from a title. @example categoryCodeOf('Bells & horns') // 'bells-horns' */
/** Derives a URL code from a title. */
export const categoryCodeOf = (title: string): string => titleCode(title, CODE_LENGTH)
