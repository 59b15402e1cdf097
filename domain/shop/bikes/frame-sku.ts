/** Returns the SKU of a frame in stock. @example frameSku('nyx', 'M') // 'frame:nyx:M' */
export const frameSku = (slug: string, size: string): string => `frame:${slug}:${size}`
