/** Widths of the pictures of bikes in pixels. */
export const STILL_WIDTHS = [480, 720, 960, 1600] as const

/** Widths of the studio photos, which fill the window also on dense screens. */
export const PHOTO_WIDTHS = [...STILL_WIDTHS, 2560] as const
