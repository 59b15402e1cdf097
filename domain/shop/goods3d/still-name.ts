export const goodsStillName = (id: number, paint: string | null): string =>
  paint ? `${id}-${paint.slice(1).toLowerCase()}` : String(id)

export const spareStillName = (id: number): string => `spare-${id}`
