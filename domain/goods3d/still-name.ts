/** The name of the picture of an accessory; of those with colors there is one for each. */
export const goodsStillName = (id: number, paint: string | null): string =>
  paint ? `${id}-${paint.slice(1).toLowerCase()}` : String(id)

/** The name of the picture of a spare part. */
export const spareStillName = (id: number): string => `spare-${id}`
