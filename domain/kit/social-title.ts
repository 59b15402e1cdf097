const SPELLINGS: Readonly<Record<string, string>> = {
  youtube: 'YouTube',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** @example socialTitle('https://www.facebook.com/shop') // 'Facebook' */
export function socialTitle(address: string): string {
  const host = /^https:\/\/([^/:]+)/.exec(address)?.[1] ?? address
  const name = host.split('.').at(-2) ?? host
  return SPELLINGS[name] ?? name.charAt(0).toUpperCase() + name.slice(1)
}
