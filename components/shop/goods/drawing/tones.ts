import type { ReactNode } from 'react'

/** Paint of the version, if it has one. */
export interface DrawingProps {
  paint: string | null
}

export type DrawingComponent = (props: DrawingProps) => ReactNode

/** Tones of the bike drawings on paper, so that products and bikes share one style. */
export const tones = {
  part: '#1b1e21',
  partLight: '#3a3f45',
  edge: '#0f1113',
  metal: '#a1a7ae',
  metalLight: '#e9ecee',
  metalDark: '#5d646c',
  cloth: '#2b3036',
  sand: '#cfc8b8',
  glass: '#dfe5e8',
  red: '#c8321f',
  orange: '#e4572e',
  volt: '#cff245',
  paper: '#f6f5f1',
} as const
