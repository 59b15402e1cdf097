/** Width at which a picture is sharp on every screen. */
export const HERO_WIDTH = 2560

/** Widths in which a picture of the company's own is served, in pixels; the largest for screens of high density. */
export const HERO_WIDTHS = [640, 960, 1280, 1920, HERO_WIDTH] as const

/** Which part stays in view where the frame is narrower or lower than the picture. */
export const HERO_FOCUSES = ['center', 'top', 'bottom', 'left', 'right'] as const
export type HeroFocus = (typeof HERO_FOCUSES)[number]

export const isFocus = (text: string): text is HeroFocus => HERO_FOCUSES.includes(text as HeroFocus)

export const heroAddress = (id: string, width: number) => `/api/hero-pictures/${id}/${width}.webp`
