import { unicodeForm } from './plain-text'

/** Derives a code of letters, digits and hyphens from a title. @example titleCode('Bells & horns', 40) // 'bells-horns' */
export function titleCode(title: string, length: number): string {
  const words = unicodeForm(title, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, length).replace(/-$/, '')
}
