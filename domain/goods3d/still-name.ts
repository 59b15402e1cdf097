/** Returns the file name of an accessory's picture; one per color. */
export const goodsStillName = (id: number, paint: string | null): string =>
  paint ? `${id}-${paint.slice(1).toLowerCase()}` : String(id)

/** Returns the file name of a spare part's picture. */
export const spareStillName = (id: number): string => `spare-${id}`
