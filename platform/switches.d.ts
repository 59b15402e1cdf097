export type Trick =
  | 'late-head'
  | 'packed-assets'
  | 'front'
  | 'kept-markup'
  | 'late-loading'
  | 'moved-pages'
  | 'next-flags'

export const TRICKS: readonly Trick[]
export function tricksOff(setting?: string): Trick[]
export function isOn(name: Trick): boolean
export function switches(): Record<string, 'on' | 'off'>
