import { BRAND_SETTING, PICTURES_SETTING, uploadOf } from '@/domain/kit/brand'

export const DRAFT_SETTING = 'brand_draft'
export const VERSIONS_SETTING = 'brand_versions'

/** Returns the ids of all hero pictures that the brand, its draft and its history name, and of the last upload. */
export function heroIdsIn(settings: Readonly<Record<string, unknown>>): Set<string> {
  const named = [BRAND_SETTING, DRAFT_SETTING, VERSIONS_SETTING].map((key) => settings[key])
  const ids = [...JSON.stringify(named).matchAll(/"hero_picture":"([\w-]+)"/g)]
  const last = uploadOf(settings[PICTURES_SETTING], 'hero')?.version
  return new Set([...ids.map(([, id = '']) => id), ...(last === undefined ? [] : [last])])
}
