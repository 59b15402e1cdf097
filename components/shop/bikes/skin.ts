export type DrawingView = 'studio' | 'paper' | 'thumbnail' | 'blueprint'

/** Tones of everything that isn't painted. Surroundings use the page's CSS variables. */
interface Tones {
  rubber: string
  rubberEdge: string
  tread: string
  part: string
  partLight: string
  partEdge: string
  metal: string
  metalLight: string
  metalDark: string
  edge: string
  edgeOpacity: number
  spoke: string
  line: string
  shadow: string
  shadowOpacity: number
  sheen: number
}

const STUDIO: Tones = {
  rubber: '#0d0e10',
  rubberEdge: '#34393f',
  tread: '#1d2023',
  part: '#131518',
  partLight: '#4b5158',
  partEdge: '#6d747c',
  metal: '#a3aab1',
  metalLight: '#f1f4f6',
  metalDark: '#565d65',
  edge: '#ffffff',
  edgeOpacity: 0.34,
  spoke: '#b4bbc2',
  line: 'var(--paper, #f6f5f1)',
  shadow: '#000000',
  shadowOpacity: 0.62,
  sheen: 1.15,
}

const PAPER: Tones = {
  rubber: '#191b1e',
  rubberEdge: '#4a4f56',
  tread: '#26292d',
  part: '#1b1e21',
  partLight: '#5b6168',
  partEdge: '#0f1113',
  metal: '#a1a7ae',
  metalLight: '#f5f7f8',
  metalDark: '#5d646c',
  edge: '#0f1113',
  edgeOpacity: 0.4,
  spoke: '#767d85',
  line: 'var(--ink, #14161a)',
  shadow: '#1f1a10',
  shadowOpacity: 0.3,
  sheen: 1,
}

/** Drawing context that every part of the bike receives. */
export interface Skin {
  tones: Tones
  /** Omits small details to save nodes. */
  isLight: boolean
  isStudio: boolean
  id: (name: string) => string
  fill: (name: string) => string
}

/** Returns the drawing context of a view; `uid` makes its gradient ids unique on the page. */
export function skinOf(view: DrawingView, uid: string): Skin {
  const prefix = `bike-${uid.replace(/[^\w-]/g, '')}`
  const id = (name: string) => `${prefix}-${name}`
  return {
    tones: view === 'studio' ? STUDIO : PAPER,
    isLight: view === 'thumbnail',
    isStudio: view === 'studio',
    id,
    fill: (name) => `url(#${id(name)})`,
  }
}
